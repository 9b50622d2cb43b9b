export { suppliersRoutes } from "./suppliers.routes.ts";
