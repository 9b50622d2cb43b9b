export { bootstrapRoutes } from "./bootstrap.routes.ts";
