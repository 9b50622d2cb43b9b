// npm run slowest: where the time of the last run of the tests went, by its 40 slowest files.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describeSlowest } from "./test/file-times.ts";
import type { FileTimes } from "./test/file-times.ts";
import { reportFolder, timesFile } from "./test/report-folder.ts";

const file = path.join(reportFolder, timesFile);
if (existsSync(file)) {
  console.log(describeSlowest(JSON.parse(readFileSync(file, "utf8")) as FileTimes[], 40));
} else {
  console.log("No run has left its times yet: see npm test and npm run verify.");
  process.exitCode = 1;
}
