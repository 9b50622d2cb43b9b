// npm run size [-- REVISION]: files and lines by area, of the working tree or of a revision.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { listRepositoryFiles } from "./repository-files.ts";
import { areaOf, isCode, isGenerated, isProduction } from "./size/areas.ts";

interface Size {
  readonly files: number;
  readonly lines: number;
}

const root = path.resolve(import.meta.dirname, "..");
const [revision] = process.argv.slice(2);

function git(command: readonly string[], input = ""): Buffer {
  return execFileSync("git", command, { cwd: root, input, maxBuffer: 256 * 1024 * 1024 });
}

/** The texts of these files in a revision, by one process. */
function readRevision(files: readonly string[]): readonly string[] {
  const output = git(
    ["cat-file", "--batch"],
    files.map((file) => `${revision}:${file}\n`).join(""),
  );
  let at = 0;
  return files.map(() => {
    // "<id> blob <bytes>", the bytes, a line break
    const start = output.indexOf("\n", at) + 1;
    const end = start + Number(output.toString("utf8", at, start).split(" ")[2]);
    at = end + 1;
    return output.toString("utf8", start, end);
  });
}

const files = (
  revision === undefined
    ? listRepositoryFiles(root)
    : git(["ls-tree", "-r", "--name-only", revision]).toString().split("\n")
).filter(isCode);
const texts =
  revision === undefined
    ? files.map((file) => readFileSync(path.join(root, file), "utf8"))
    : readRevision(files);

const sizes = new Map<string, Size>();
for (const [index, file] of files.entries()) {
  const text = texts[index] ?? "";
  if (isGenerated(text)) continue;
  const area = areaOf(file);
  for (const name of isProduction(area) ? [area, "production"] : [area]) {
    const { files: count = 0, lines = 0 } = sizes.get(name) ?? {};
    sizes.set(name, { files: count + 1, lines: lines + text.split("\n").length - 1 });
  }
}

const byArea = [...sizes].toSorted(
  ([a], [b]) => Number(!isProduction(a)) - Number(!isProduction(b)) || (a < b ? -1 : 1),
);
console.log("| area | files | lines |\n| --- | ---: | ---: |");
for (const [area, { files: count, lines }] of byArea) {
  console.log(`| ${area} | ${count.toLocaleString("en")} | ${lines.toLocaleString("en")} |`);
}
