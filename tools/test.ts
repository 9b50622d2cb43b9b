// npm test runs every check and every test.
// npm run verify (--quick) checks what uses a changed file and runs the quick tests nearest to the change; with --all
// it runs every check and every quick test.
// npm test -- ARGUMENTS goes to vitest alone.
import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { reportFolder } from "./test/report-folder.ts";
import { planForChange } from "./test/run-plan.ts";
import type { RunPlan } from "./test/run-plan.ts";

interface Check {
  readonly name: string;
  readonly command: readonly string[];
}
interface Outcome extends Check {
  readonly isPassed: boolean;
  readonly seconds: number;
  readonly output: string;
}

const root = path.resolve(import.meta.dirname, "..");
const bin = (name: string): string => path.join(root, "node_modules/.bin", name);
/** For what hangs: a busy machine takes an hour. */
const timeoutMs = 120 * 60_000;

/** Those that take longest first. */
function checksOf({ scripts }: RunPlan): Check[] {
  const lint = ["npm", "run", "-s", "lint:code", ...(scripts === "all" ? [] : ["--", ...scripts])];
  return [
    ...(scripts.length > 0 ? [{ name: "types, lint and fence", command: lint }] : []),
    { name: "unused code", command: [bin("knip")] },
    { name: "tree", command: [bin("node"), "tools/check-tree.ts"] },
    { name: "docs", command: [bin("node"), "tools/check-docs.ts"] },
    { name: "format", command: [bin("oxfmt"), "--check"] },
  ];
}

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
    const timer = setTimeout(() => {
      console.error(`${file} was ended after ${timeoutMs / 60_000} minutes`);
      stop();
    }, timeoutMs);
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
  return { ...check, isPassed: code === 0, seconds, output };
}

/** One at a time: the tests beside them already ask for every core. */
async function runChecks(checks: readonly Check[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of checks) outcomes.push(await runCheck(check));
  const report = outcomes.map(({ name, isPassed, seconds }) => ({ name, isPassed, seconds }));
  writeFileSync(path.join(reportFolder, "checks.json"), JSON.stringify(report));
  return outcomes;
}

/** After the tests, whose lines would otherwise hide them. */
function printChecks(outcomes: readonly Outcome[]): void {
  for (const { name, isPassed, seconds, output } of outcomes) {
    console.log(`${isPassed ? "✓" : "✗"} ${name} (${seconds} s)`);
    if (!isPassed) console.log(output);
  }
}

function vitest(args: readonly string[]): Promise<{ code: number }> {
  return run([bin("vitest"), "run", ...args], true);
}

const quickTests = ["--project=node", "--project=dom", "--exclude=**/*.slow.test.ts"];

async function runTests({ tests }: RunPlan): Promise<{ code: number }> {
  if (tests.length === 0) return { code: 0 };
  return await vitest([
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${path.join(reportFolder, "vitest.json")}`,
    "--reporter=./tools/test/times-reporter.ts",
    ...(tests === "all" ? [] : quickTests),
    ...(typeof tests === "string" ? [] : tests),
  ]);
}

function choosePlan(options: readonly string[]): RunPlan {
  if (!options.includes("--quick")) return { scripts: "all", tests: "all" };
  return options.includes("--all") ? { scripts: "all", tests: "quick" } : planForChange(root);
}

const words = process.argv.slice(2);
if (words.length > 0 && words[0] !== "--quick") {
  process.exit((await vitest(words)).code);
}

rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder, { recursive: true });
const plan = choosePlan(words);
const [outcomes, { code }] = await Promise.all([runChecks(checksOf(plan)), runTests(plan)]);
if (plan.remark) console.log(plan.remark);
printChecks(outcomes);
const failed = outcomes.filter((outcome) => !outcome.isPassed).map((outcome) => outcome.name);
if (failed.length > 0) console.log(`\nFailed checks: ${failed.join(", ")}`);
process.exit(failed.length > 0 || code !== 0 ? 1 : 0);
