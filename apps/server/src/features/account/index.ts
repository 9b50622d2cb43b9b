export { checkPassword } from "./password-strength.ts";
