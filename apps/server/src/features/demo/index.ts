export { createDemoAgency } from "./create-demo-agency.ts";
