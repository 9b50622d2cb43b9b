import path from "node:path";

/** Where a run of the tests leaves what machines read: checks.json and vitest.json. */
export const reportFolder: string = path.resolve(import.meta.dirname, "../../.data/test-report");
/** In it: where the time of each file went, for `npm run slowest`. */
export const timesFile = "times.json";
