export { gatesRoutes } from "./gates.routes.ts";
