export { buyersRoutes } from "./buyers.routes.ts";
