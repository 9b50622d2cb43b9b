export { reportMinute } from "./probe/report-minutes.ts";
export { registerServiceStatus } from "./service-status.pages.ts";
export { serviceStatusRoutes } from "./service-status.routes.ts";
