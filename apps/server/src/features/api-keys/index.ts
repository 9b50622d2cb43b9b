export { apiKeysJobs } from "./api-keys.jobs.ts";
export { apiKeysRoutes } from "./api-keys.routes.ts";
export { identifyKey } from "./identify-key.ts";
export type { KeyHolder } from "./identify-key.ts";
