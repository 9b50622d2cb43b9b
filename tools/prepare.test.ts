import { spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

// A small project with an npm that writes down how it was called; the real one is run by the cold machine
// (docs/benchmarks.md).
const fakeNpm = `#!${process.execPath}
const fs = require("node:fs");
fs.appendFileSync("calls", process.argv.slice(2).join(" ") + "\\n");
if (process.argv[2] === "ci") {
  fs.rmSync("node_modules", { recursive: true, force: true });
  fs.mkdirSync("node_modules/.bin", { recursive: true });
  fs.symlinkSync(process.execPath, "node_modules/.bin/node");
  if (process.env.FAIL) process.exit(7);
  fs.copyFileSync("package-lock.json", "node_modules/.package-lock.json");
} else if (process.env.FAIL) process.exit(7);
else fs.mkdirSync("apps/web/build", { recursive: true });
`;

let folder = "";
const file = (name: string): string => path.join(folder, name);

function write(name: string, text: string): void {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
}

function writeLock(version: string): void {
  const packages = { "": {}, "node_modules/a": { version } };
  write("package-lock.json", JSON.stringify({ packages }));
}

function prepare(
  ...args: string[]
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  return prepareWith({}, ...args);
}

function prepareWith(env: Record<string, string>, ...args: string[]) {
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    const child = spawn(process.execPath, ["tools/prepare.mjs", ...args], {
      cwd: folder,
      env: { ...process.env, PATH: `${file("bin")}:${process.env.PATH}`, ...env },
    });
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (bytes) => (stdout += String(bytes)));
    child.stderr.on("data", (bytes) => (stderr += String(bytes)));
    child.once("close", (code) => resolve({ code, stdout, stderr }));
  });
}

function calls(command: string): number {
  if (!existsSync(file("calls"))) return 0;
  return readFileSync(file("calls"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith(command)).length;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "prepare-"));
  cpSync(path.join(import.meta.dirname, "prepare.mjs"), file("tools/prepare.mjs"));
  cpSync(path.join(import.meta.dirname, "prepare"), file("tools/prepare"), { recursive: true });
  write("bin/npm", fakeNpm);
  chmodSync(file("bin/npm"), 0o755);
  writeLock("1.0.0");
  for (const source of [
    "apps/web/src",
    "apps/web/public",
    "packages/contract/src",
    "packages/domain/src",
  ]) {
    write(`${source}/x.ts`, "export const x = 1;\n");
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a checkout without node_modules is installed once, and stdout stays free", async () => {
  const first = await prepare();
  expect(first.code, first.stderr).toBe(0);
  expect(first.stdout).toBe("");
  await prepare();
  expect(calls("ci")).toBe(1);
});

test("a changed lockfile is installed", async () => {
  await prepare();
  writeLock("2.0.0");
  await prepare();
  expect(calls("ci")).toBe(2);
});

test("an install that failed or was interrupted says so and is repeated", async () => {
  const broken = await prepareWith({ FAIL: "1" });
  expect(broken.code).toBe(1);
  expect(broken.stderr).toContain("npm ci failed");
  expect((await prepare()).code).toBe(0);
  expect(calls("ci")).toBe(2);
});

test("a tree that npm install already brought up to date is left alone", async () => {
  await prepare();
  writeLock("2.0.0");
  cpSync(file("package-lock.json"), file("node_modules/.package-lock.json"));
  await prepare();
  expect(calls("ci")).toBe(1);
});

test("two starts at a time install and build once", async () => {
  const both = await Promise.all([prepare("web"), prepare("web")]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(calls("ci")).toBe(1);
  expect(calls("run -s build")).toBe(1);
});

test("the lock of a start that was killed is taken over", async () => {
  write(".data/prepare.lock", "1\n");
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(file(".data/prepare.lock"), longAgo, longAgo);
  expect((await prepare()).code).toBe(0);
  expect(existsSync(file(".data/prepare.lock"))).toBe(false);
});

test("the web is built when one of its sources changed, not for a test", async () => {
  await prepare("web");
  await prepare("web");
  write("apps/web/src/x.test.tsx", "");
  await prepare("web");
  expect(calls("run -s build")).toBe(1);
  write("packages/domain/src/x.ts", "export const x = 2;\n");
  await prepare("web");
  expect(calls("run -s build")).toBe(2);
});

test("a failed web build stops the start and is repeated", async () => {
  await prepare();
  expect((await prepareWith({ FAIL: "1" }, "web")).code).toBe(1);
  expect((await prepare("web")).code).toBe(0);
});
