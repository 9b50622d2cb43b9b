import { spawnSync } from "node:child_process";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeOffenceTree } from "./offence-tree.ts";
import type { OffenceTree } from "./offence-tree.ts";

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
  "packages/domain/src/circle.ts": {
    text: 'import { there } from "./circle-back.ts";\nexport const here = (): number => there();\n',
    rule: "import(no-cycle)",
  },
  "packages/domain/src/circle-back.ts": {
    text: 'import { here } from "./circle.ts";\nexport const there = (): number => here();\n',
    rule: "import(no-cycle)",
  },
  "packages/domain/src/type-circle.ts": {
    text: 'import type { Leaf } from "./type-circle-back.ts";\nexport interface Tree {\n  leaf: Leaf;\n}\n',
    rule: "import(no-cycle)",
  },
  "packages/domain/src/type-circle-back.ts": {
    text: 'import type { Tree } from "./type-circle.ts";\nexport interface Leaf {\n  tree: Tree;\n}\n',
    rule: "import(no-cycle)",
  },
  // The circle rule does not see a type that is imported in place.
  "packages/domain/src/type-in-place.ts": {
    text: 'export const read = (tree: import("./type-circle.ts").Tree): unknown => tree.leaf;\n',
    rule: "typescript(consistent-type-imports)",
  },
  "packages/domain/src/long.ts": {
    text: Array.from({ length: 401 }, (_, at) => `export const x${at} = ${at};\n`).join(""),
    rule: "max-lines",
  },
  "packages/domain/src/wrong-type.ts": {
    text: 'export const year: number = "2026";\n',
    rule: "typescript(TS2322)",
  },
  "packages/domain/src/floating.ts": {
    text: "async function later(): Promise<void> {}\nexport function now(): void {\n  later();\n}\n",
    rule: "no-floating-promises",
  },
};

let tree: OffenceTree;

beforeAll(() => {
  tree = makeOffenceTree(
    Object.fromEntries(Object.entries(offences).map(([file, { text }]) => [file, text])),
  );
});
afterAll(() => tree.remove());

test("the linter stops every offence against the fence and against size, names and types", () => {
  const { stdout, stderr, status } = spawnSync(
    path.join(root, "node_modules/.bin/oxlint"),
    ["--type-aware", "--type-check", "-f", "unix", "packages", "apps"],
    { cwd: tree.folder, encoding: "utf8" },
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
