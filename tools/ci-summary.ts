// Called by .ci/run after npm test with its exit code: names what failed and ends with the count.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { reportFolder } from "./test/report-folder.ts";
import { summarise } from "./test/summarise.ts";
import type { CheckOutcome, VitestReport } from "./test/summarise.ts";

function read<Report>(file: string): Report | undefined {
  const full = path.join(reportFolder, file);
  return existsSync(full) ? (JSON.parse(readFileSync(full, "utf8")) as Report) : undefined;
}

const { passed, skipped, failed } = summarise(
  read<CheckOutcome[]>("checks.json"),
  read<VitestReport>("vitest.json"),
  Number(process.argv[2] ?? 1),
);
const root = `${path.resolve(import.meta.dirname, "..")}/`;
for (const name of skipped) console.log(`skipped  ${name.replace(root, "")}`);
for (const name of failed) console.log(`FAILED   ${name.replace(root, "")}`);
const count = `${passed} passed, ${failed.length} failed`;
console.log(skipped.length > 0 ? `${count}, ${skipped.length} skipped` : count);
process.exitCode = failed.length > 0 ? 1 : 0;
