export { summariesRoutes } from "./summaries.routes.ts";
