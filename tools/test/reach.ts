import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isScript } from "../repository-files.ts";
import type { Importers } from "./import-graph.ts";

/**
 * Finds the tests of `files` that load one of the changed files, the nearest first: a test that is changed itself or
 * lies beside a changed fixture, then those that load a changed file, then those that load it through one more file,
 * and so on.
 */
export function findNearTests(
  changed: readonly string[],
  importers: Importers,
  files: readonly string[],
): string[] {
  const fixtures = changed.filter((file) => !isScript(file));
  const folders = new Set(fixtures.map((file) => path.dirname(file)));
  const tests = new Set(files.filter(isQuickTest));
  const neighbours = [...tests].filter((file) => folders.has(path.dirname(file)));
  return filesReached([...changed, ...neighbours], importers).filter((file) => tests.has(file));
}

/** The changed scripts and all that use them, however many files lie between. */
export function findUsers(changed: readonly string[], importers: Importers): string[] {
  return filesReached(changed, importers).filter(isScript);
}

function filesReached(changed: readonly string[], importers: Importers): string[] {
  const reached = new Set(changed);
  // A set hands out what is added while it is gone through.
  for (const file of reached) {
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  return [...reached];
}

/** A test that `npm run verify` can run: of a few seconds, and without a browser. */
function isQuickTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) && !/\.(slow|browser)\.test\./.test(file);
}

const installed = /(^|\/)package(-lock)?\.json$/;

/** What tests read without loading it. */
const readByTests = [
  installed,
  /(^|\/)vite(st)?\.config\./,
  /^database\/migrations\//,
  /\/testing\/database\/template-/,
  /^tools\/test\/take-back\.ts$/,
];

/** Whether a change of these files can break any test. */
export function concernsAllTests(changed: readonly string[]): boolean {
  return changed.some((file) => readByTests.some((pattern) => pattern.test(file)));
}

/** What decides about the types or the rules of files that do not import it. */
const readByLint = [
  installed,
  /(^|\/)tsconfig[^/]*\.json$/,
  /\.oxlintrc\.json$/,
  /\.d\.ts$/,
  /^apps\/web\/(src\/routes\.ts|[^/]+\.config\.ts)$/,
  /^tools\/architecture/,
];
const globalTypes = /declare (global|module)\b/;

/**
 * Whether these changes can break the types of files that do not import them. A removed file always counts: its
 * importers can no longer be found.
 */
export function concernsAllTypes(root: string, changed: readonly string[]): boolean {
  return changed.some((file) => {
    if (readByLint.some((pattern) => pattern.test(file))) return true;
    const place = path.join(root, file);
    return !existsSync(place) || globalTypes.test(readFileSync(place, "utf8"));
  });
}
