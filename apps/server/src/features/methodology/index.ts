export { methodologyRoutes } from "./methodology.routes.ts";
export { toReliability } from "./reliability.ts";
