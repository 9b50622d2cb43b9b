export { agencyMatchJobs } from "./agency-match.jobs.ts";
export { agencyMatchRoutes } from "./agency-match.routes.ts";
export { tellBuyersOfDeletion } from "./requests/tell-buyers-of-deletion.ts";
