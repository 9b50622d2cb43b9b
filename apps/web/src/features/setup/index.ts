export { errorTypeOf, setupMessages } from "./setup-errors";
export { setupPath } from "./setup-path";
