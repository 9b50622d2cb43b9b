export { createDemoAgency } from "./create-demo-agency.ts";
export { demoJobs } from "./demo.jobs.ts";
