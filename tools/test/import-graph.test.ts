import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readImportGraph } from "./import-graph.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "import-graph-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Who loads each of these files as it runs, or with types who uses it. */
function importersOf(
  files: Readonly<Record<string, string>>,
  kind: "atRunTime" | "withTypes" = "atRunTime",
): Record<string, string[]> {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const importers = readImportGraph(root, Object.keys(files));
  return Object.fromEntries([...importers[kind]].map(([file, those]) => [file, [...those]]));
}

test("every kind of import counts, and programs of processes too", () => {
  const loaded = ["by-name", "whole", "default", "effect", "later", "program"];
  const importers = importersOf({
    "user.ts": `
      import { a } from "./by-name.ts";
      import * as whole from "./whole.ts";
      import anything from "./default.ts";
      import "./effect.ts";
      const later = () => import("./later.ts");
      const program = new URL("./program.ts", import.meta.url);`,
    ...Object.fromEntries(
      loaded.map((name) => [`${name}.ts`, "export const a = 1; export default a;"]),
    ),
  });
  expect(importers).toEqual(Object.fromEntries(loaded.map((name) => [`${name}.ts`, ["user.ts"]])));
});

test("types are no load but a use, and packages from elsewhere are neither", () => {
  const files = {
    "user.ts": `
      import type { A } from "./index.ts";
      import { type B } from "./types.ts";
      import { readFile } from "node:fs/promises";`,
    "index.ts": `export type { A } from "./types.ts";`,
    "types.ts": "export interface A {} export interface B {}",
  };
  expect(importersOf(files)).toEqual({});
  expect(importersOf(files, "withTypes")).toEqual({ "types.ts": ["user.ts", "index.ts"] });
});

test("a name counts as loaded from the file that declares it, however often it is passed on", () => {
  const importers = importersOf({
    "user.ts": `import { star, given, own } from "./index.ts";`,
    "index.ts": `
      export * from "./star.ts";
      export * from "./other.ts";
      export { named as given } from "./inner.ts";
      export const own = 1;`,
    "inner.ts": `export { named } from "./named.ts";`,
    "star.ts": "export const star = 1;",
    "other.ts": "export const other = 1;",
    "named.ts": "export const named = 1;",
  });
  expect(importers).toEqual({
    "star.ts": ["user.ts", "index.ts"],
    "named.ts": ["user.ts", "inner.ts"],
    "index.ts": ["user.ts"],
    "other.ts": ["index.ts"],
    "inner.ts": ["index.ts"],
  });
});

test("files that pass names on in a circle end the search", () => {
  const importers = importersOf({
    "user.ts": `import { nowhere } from "./left.ts";`,
    "left.ts": `export * from "./right.ts";`,
    "right.ts": `export * from "./left.ts";`,
  });
  expect(importers["left.ts"]).toEqual(["user.ts", "right.ts"]);
});

test("our packages are found by their names", () => {
  mkdirSync(path.join(root, "node_modules/@tc"), { recursive: true });
  symlinkSync("../../packages/domain", path.join(root, "node_modules/@tc/domain"));
  const importers = importersOf({
    "app.ts": `import { day } from "@tc/domain";`,
    "packages/domain/package.json": `{ "name": "@tc/domain", "type": "module", "exports": { ".": "./src/index.ts" } }`,
    "packages/domain/src/index.ts": `export * from "./day.ts";`,
    "packages/domain/src/day.ts": "export const day = 1;",
  });
  expect(importers["packages/domain/src/day.ts"]).toEqual([
    "app.ts",
    "packages/domain/src/index.ts",
  ]);
});
