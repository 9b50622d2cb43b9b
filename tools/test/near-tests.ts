/** A file's importers, as `readImporters` gives them. */
type Importers = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Finds the tests that load one of the changed files, the nearest first: a test that is changed itself, then those
 * that load a changed file, then those that load it through one more file, and so on.
 */
export function findNearTests(changed: readonly string[], importers: Importers): string[] {
  const reached = new Set(changed);
  // A set hands out what is added while it is gone through.
  for (const file of reached) {
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  return [...reached].filter(isQuickTest);
}

/** A test that `npm run verify` can run: of a few seconds, and without a browser. */
function isQuickTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) && !/\.(slow|browser)\.test\./.test(file);
}

/** What tests read without loading it. */
const readByAll = [
  /(^|\/)package(-lock)?\.json$/,
  /(^|\/)vite(st)?\.config\./,
  /^database\/migrations\//,
  /\/testing\/database\/template-/,
  /^tools\/test\/take-back\.ts$/,
];

/** Whether a change of these files can break any test. */
export function concernsAllTests(changed: readonly string[]): boolean {
  return changed.some((file) => readByAll.some((pattern) => pattern.test(file)));
}
