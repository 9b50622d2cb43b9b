// Paths, links and npm scripts named in README.md and docs/ must exist.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { findDeadReferences } from "./docs/find-dead-references.ts";

const root = path.resolve(import.meta.dirname, "..");
const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};
const project = {
  exists: (file: string) => existsSync(path.join(root, file)),
  scripts: new Set(Object.keys(scripts)),
};
const pages = readdirSync(path.join(root, "docs"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".md"))
  .map((file) => path.posix.join("docs", file));

let count = 0;
for (const page of ["README.md", ...pages]) {
  const text = readFileSync(path.join(root, page), "utf8");
  for (const reference of findDeadReferences(text, path.posix.dirname(page), project)) {
    console.error(`${page}: ${reference} does not exist`);
    count++;
  }
}
console.log(`${pages.length + 1} pages read, ${count} dead references`);
process.exitCode = count > 0 ? 1 : 0;
