export { keepRecords } from "./keep-records.operator.store.ts";
export { retentionJobs } from "./retention.jobs.ts";
