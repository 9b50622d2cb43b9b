export { methodologyRoutes } from "./methodology.routes.ts";
