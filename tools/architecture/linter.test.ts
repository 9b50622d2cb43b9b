import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

// A checker that reads no file is green as well, so this runs the real linter with the real settings on a small
// tree full of offences.
const root = path.resolve(import.meta.dirname, "../..");
const offences: Readonly<Record<string, { text: string; rule: string }>> = {
  "packages/domain/src/clock.ts": { text: 'import "node:fs";\n', rule: "fence(imports)" },
  "apps/server/src/features/a/b.ts": {
    text: 'import { x } from "../../adapters/x.ts";\nexport const y = x;\n',
    rule: "fence(imports)",
  },
  "apps/server/src/features/a/late.ts": {
    text: 'export const load = () => import("../b/inner.ts");\n',
    rule: "fence(imports)",
  },
  "apps/web/src/ui/pass-on.ts": { text: 'export * from "./button";\n', rule: "fence(doors)" },
  "packages/domain/src/utils.ts": { text: "export const x = 1;\n", rule: "fence(names)" },
  "packages/domain/src/CamelCase.ts": {
    text: "export const x = 1;\n",
    rule: "unicorn(filename-case)",
  },
  "packages/domain/src/default.ts": {
    text: "export default 1;\n",
    rule: "import(no-default-export)",
  },
  "packages/domain/src/any.ts": {
    text: "export const x: any = 1;\n",
    rule: "typescript(no-explicit-any)",
  },
  "packages/domain/src/long.ts": {
    text: Array.from({ length: 401 }, (_, at) => `export const x${at} = ${at};\n`).join(""),
    rule: "max-lines",
  },
  "packages/domain/src/floating.ts": {
    text: "async function later(): Promise<void> {}\nexport function now(): void {\n  later();\n}\n",
    rule: "no-floating-promises",
  },
};

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "fence-"));
  for (const file of [".oxlintrc.json", "tsconfig.base.json", "packages/domain/tsconfig.json"]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(folder, file));
  }
  cpSync(path.join(root, "tools"), path.join(folder, "tools"), { recursive: true });
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }\n');
  for (const [file, { text }] of Object.entries(offences)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the linter stops every offence against the fence and against size, names and types", () => {
  const { stdout, stderr, status } = spawnSync(
    path.join(root, "node_modules/.bin/oxlint"),
    ["--type-aware", "-f", "unix", "packages", "apps"],
    { cwd: folder, encoding: "utf8" },
  );
  const missed = Object.entries(offences)
    .filter(
      ([file, { rule }]) =>
        !stdout.split("\n").some((line) => line.startsWith(file) && line.includes(rule)),
    )
    .map(([file]) => file);
  expect(missed, stdout + stderr).toEqual([]);
  expect(status).toBe(1);
});
