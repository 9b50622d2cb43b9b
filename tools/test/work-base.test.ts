import { execFileSync } from "node:child_process";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findWorkBase, listChangedFiles } from "./work-base.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "work-base-"));
  // A hook of git names its own repository to all programs that it starts, and no test may commit there.
  for (const name of Object.keys(process.env).filter((name) => name.startsWith("GIT_")))
    vi.stubEnv(name, undefined);
  vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
  vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const git = (...args: readonly string[]): string =>
  execFileSync("git", ["-c", "user.name=x", "-c", "user.email=x@y.example", ...args], {
    cwd: root,
    stdio: "pipe",
  })
    .toString()
    .trim();
const commit = (): string => {
  git("commit", "--allow-empty", "-m", "a step");
  return git("rev-parse", "HEAD");
};

test("without git nobody knows what has changed", () => {
  expect(findWorkBase(root)).toBeUndefined();
});

test("the first commit has none before it", () => {
  git("init");
  commit();
  expect(findWorkBase(root)).toBeUndefined();
});

test("changed and new files are a change of the present commit, without them the commit is one of its parent", () => {
  git("init");
  const [first, second] = [commit(), commit()];
  expect(findWorkBase(root)).toBe(first);
  writeFileSync(path.join(root, "new.ts"), "");
  expect(findWorkBase(root)).toBe(second);
});

test("all commits since the branch it is pushed to are one change, with what is not committed yet", () => {
  git("init", "-b", "work");
  const pushed = commit();
  git("branch", "pushed");
  git("branch", "-u", "pushed");
  commit();
  commit();
  expect(findWorkBase(root)).toBe(pushed);
  writeFileSync(path.join(root, "new.ts"), "");
  expect(findWorkBase(root)).toBe(pushed);
});

test("changed are files of commits, files that are not committed, new and deleted ones, and both names of a moved one", () => {
  const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);
  git("init");
  for (const name of ["kept.ts", "edited.ts", "gone.ts", "old name.ts"]) write(name, "first");
  write(".gitignore", "built.js");
  git("add", "-A");
  const base = commit();
  write("in a commit.ts", "");
  renameSync(path.join(root, "old name.ts"), path.join(root, "new name.ts"));
  git("add", "-A");
  commit();
  write("edited.ts", "second");
  write("größer.ts", "");
  write("built.js", "");
  rmSync(path.join(root, "gone.ts"));
  expect(listChangedFiles(root, base).toSorted()).toEqual([
    "edited.ts",
    "gone.ts",
    "größer.ts",
    "in a commit.ts",
    "new name.ts",
    "old name.ts",
  ]);
});
