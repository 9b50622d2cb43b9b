// npm test: every check and every test. npm run verify (--quick): the same without the slow ones.
// npm test -- ARGUMENTS goes to vitest alone.
import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { reportFolder } from "./test/report-folder.ts";

interface Check {
  readonly name: string;
  readonly command: readonly string[];
}
interface Outcome extends Check {
  readonly isPassed: boolean;
  readonly seconds: number;
}

const root = path.resolve(import.meta.dirname, "..");
const bin = (name: string): string => path.join(root, "node_modules/.bin", name);
const timeoutMs = 54 * 60_000;

// Those that take longest first.
const checks: readonly Check[] = [
  { name: "types", command: ["npm", "run", "-s", "types"] },
  { name: "lint and fence", command: [bin("oxlint"), "--type-aware"] },
  { name: "unused code", command: [bin("knip")] },
  { name: "docs", command: [bin("node"), "tools/check-docs.ts"] },
  { name: "format", command: [bin("oxfmt"), "--check"] },
];

function run(
  command: readonly string[],
  isShown: boolean,
): Promise<{ code: number; output: string }> {
  const [file = "", ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      stdio: ["ignore", isShown ? "inherit" : "pipe", isShown ? "inherit" : "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
    }
    const stop = (): void => void child.kill("SIGTERM");
    const timer = setTimeout(stop, timeoutMs);
    process.once("SIGTERM", stop);
    child.once("error", (error) => resolve({ code: 1, output: error.message }));
    child.once("close", (code) => {
      clearTimeout(timer);
      process.off("SIGTERM", stop);
      resolve({ code: code ?? 1, output });
    });
  });
}

async function runCheck(check: Check): Promise<Outcome> {
  const startedAt = performance.now();
  const { code, output } = await run(check.command, false);
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  console.log(`${code === 0 ? "✓" : "✗"} ${check.name} (${seconds} s)`);
  if (code !== 0) console.log(output);
  return { ...check, isPassed: code === 0, seconds };
}

// Two at a time: the types and the linter each keep one core busy.
async function runChecks(): Promise<Outcome[]> {
  const waiting = [...checks];
  const outcomes: Outcome[] = [];
  const worker = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      outcomes.push(await runCheck(check));
    }
  };
  await Promise.all([worker(), worker()]);
  return outcomes;
}

function vitest(args: readonly string[]): Promise<{ code: number }> {
  return run([bin("vitest"), "run", ...args], true);
}

const words = process.argv.slice(2);
const isQuick = words[0] === "--quick";
if (words.length > 0 && !isQuick) {
  process.exit((await vitest(words)).code);
}

rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder, { recursive: true });
const outcomes = await runChecks();
writeFileSync(path.join(reportFolder, "checks.json"), JSON.stringify(outcomes));
const { code } = await vitest([
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${path.join(reportFolder, "vitest.json")}`,
  ...(isQuick ? ["--project=node", "--project=dom", "--exclude=**/*.slow.test.ts"] : []),
]);
const failed = outcomes.filter((outcome) => !outcome.isPassed).map((outcome) => outcome.name);
if (failed.length > 0) console.log(`\nFailed checks: ${failed.join(", ")}`);
process.exit(failed.length > 0 || code !== 0 ? 1 : 0);
