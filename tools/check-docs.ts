// What pages and comments refer to must exist: paths, links, npm scripts, sections, symbols.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { splitSource } from "./docs/comments.ts";
import { findDeadCommentReferences } from "./docs/find-dead-comment-references.ts";
import { findDeadReferences } from "./docs/find-dead-references.ts";
import { listRepositoryFiles } from "./repository-files.ts";

const root = path.resolve(import.meta.dirname, "..");
const read = (file: string): string => readFileSync(path.join(root, file), "utf8");
const exists = (file: string): boolean => existsSync(path.join(root, file));
const manifest = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
const scripts = new Set(Object.keys(manifest.scripts));
const files = listRepositoryFiles(root);

const pages = files.filter((file) => file === "README.md" || /^docs\/.*\.md$/.test(file));
const dead = pages.flatMap((page) =>
  findDeadReferences(read(page), path.posix.dirname(page), { exists, scripts }).map(
    (reference) => `${page}: ${reference} does not exist`,
  ),
);

const sources = files.flatMap((file) => {
  const split = splitSource(file, read(file));
  return split ? [{ file, ...split }] : [];
});
const data = files.filter(
  (file) => /\.(json|html|txt)$/.test(file) && file !== "package-lock.json",
);
const repository = {
  exists,
  scripts,
  fileNames: new Set(files.map((file) => path.posix.basename(file))),
  words: new Set(
    [...sources.map(({ code }) => code), ...data.map(read)].flatMap(
      (text) => text.match(/[\w$]+/g) ?? [],
    ),
  ),
  headings: (page: string) =>
    pages
      .filter((file) => path.posix.basename(file) === page)
      .flatMap((file) => [...read(file).matchAll(/^#+\s+(.+)$/gm)])
      .map(([, heading = ""]) => heading),
};
for (const { file, comments } of sources) {
  for (const { line, text } of comments) {
    for (const reference of findDeadCommentReferences(text, repository)) {
      dead.push(
        `${file}:${line}: the comment names ${reference}, which the repository does not hold`,
      );
    }
  }
}

for (const line of dead) console.error(line);
console.log(
  `${pages.length} pages and the comments of ${sources.length} sources read, ${dead.length} dead references`,
);
process.exitCode = dead.length > 0 ? 1 : 0;
