// What the linter cannot see because it looks at one file: names of features, full folders, refused words, waits of
// tests. `--lower` writes down that words are used less often than before.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "oxc-parser";
import { checkFeatures } from "./architecture/check-features.ts";
import { checkFolders } from "./architecture/check-folders.ts";
import { findShortLooks, findWaits, isTestSource } from "./architecture/check-waits.ts";
import { checkWords, countWords } from "./architecture/check-words.ts";
import type { WordCounts } from "./architecture/check-words.ts";
import { declaredNames } from "./architecture/source-names.ts";
import type { DeclaredName } from "./architecture/source-names.ts";
import { allowedNames, words } from "./architecture/words.ts";
import { isScript, listRepositoryFiles } from "./repository-files.ts";

const root = path.resolve(import.meta.dirname, "..");
const countsFile = path.join(root, "tools/architecture/word-counts.json");
const pendingCounts = JSON.parse(readFileSync(countsFile, "utf8")) as WordCounts;

const files = listRepositoryFiles(root);
const names: DeclaredName[] = [];
const waits: string[] = [];
for (const file of files.filter(isScript)) {
  const { program } = parseSync(file, readFileSync(path.join(root, file), "utf8"));
  names.push(...declaredNames(program));
  if (!isTestSource(file)) continue;
  for (const wait of findWaits(program)) {
    waits.push(`${file}: ${wait} waits by the clock; wait for what comes`);
  }
  for (const look of findShortLooks(program)) {
    waits.push(`${file}: vi.${look} gives up within 30 seconds; name a longer timeout`);
  }
}

const counts = countWords(names, words, allowedNames);
if (process.argv.includes("--lower")) {
  const lowered = Object.keys(counts).map((word): [string, number] => [
    word,
    Math.min(counts[word] ?? 0, pendingCounts[word] ?? 0),
  ]);
  writeFileSync(countsFile, `${JSON.stringify(Object.fromEntries(lowered), undefined, 2)}\n`);
}

const problems = [
  ...checkFeatures(files),
  ...checkFolders(files),
  ...waits,
  ...checkWords(names, { words, allowedNames, pendingCounts }),
];
for (const problem of problems) console.error(problem);
console.log(`${files.length} files looked at, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
