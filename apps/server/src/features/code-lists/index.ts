export { listCodeLabels } from "./code-labels.ts";
export { codeListsJobs, startCodeLists } from "./code-lists.jobs.ts";
export { importCodeLists } from "./import-code-lists.ts";
export type { CodeListFile, CodeListReport } from "./import-code-lists.ts";
