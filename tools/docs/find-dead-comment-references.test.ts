import { expect, test } from "vitest";
import { splitSource } from "./comments.ts";
import { findDeadCommentReferences } from "./find-dead-comment-references.ts";

const repository = {
  exists: (path: string) => ["docs/methods/budget.md", "tools/test.ts"].includes(path),
  scripts: new Set(["verify"]),
  fileNames: new Set(["budget.md", "test.ts", "0018-tenancy.md"]),
  words: new Set(["trainBudget", "model", "basis"]),
  headings: (page: string) => (page === "budget.md" ? ["Budget", "2. Formula", "C4 Weights"] : []),
};
const dead = (comment: string) => findDeadCommentReferences(comment, repository);

test.each([
  ["a path", "see docs/methods/gone.md.", ["docs/methods/gone.md"]],
  ["a path in backticks", "see `tools/gone.ts`", ["tools/gone.ts"]],
  ["a file", "as gone-file.ts does", ["gone-file.ts"]],
  ["a page that lies elsewhere", "Source: `assessment.md` C4", ["assessment.md"]],
  ["a section of a page", "budget.md §3 and budget.md C5", ["budget.md §3", "budget.md C5"]],
  ["a section of the specification", "(specification §9)", ["specification §9"]],
  ["a symbol", "`trainBudget` makes `model.weights`", ["`model.weights`"]],
  ["a function", "`gone()`", ["`gone()`"]],
  ["a script", "npm run magic -- x", ["npm run magic"]],
  ["a decision", "decision 0099", ["decision 0099"]],
])("%s that the repository does not hold is named", (_, comment, references) => {
  expect(dead(comment)).toEqual(references);
});

test("what the repository holds is fine", () => {
  expect(
    dead("docs/methods/budget.md, budget.md §2, `budget.md` C4, test.ts, `trainBudget()`"),
  ).toEqual([]);
  expect(dead("`model.basis`, npm run -s verify, npm run verify: all, decision 0018")).toEqual([]);
});

test("laws, placeholders, addresses of the web and other texts are no references", () => {
  expect(
    dead("§ 57 VgV; bench/NAME.bench.ts; apps/*/src; `x.test.ts`; main-*.ts; `GET /api/tenders`"),
  ).toEqual([]);
  expect(dead("https://www.postgresql.org/docs/18/errcodes-appendix.html")).toEqual([]);
});

test("comments of scripts, styles, SQL and settings are read, and texts that look like one are not", () => {
  const texts = (file: string, source: string) =>
    splitSource(file, source)?.comments.map(({ line, text }) => `${line} ${text}`);
  expect(texts("a.ts", 'const a = "// no";\n/**\n * One\n * two\n */\n// three')).toEqual([
    "2 One two",
    "6 three",
  ]);
  expect(texts("a.css", "a { color: red; }\n/* one */")).toEqual(["2 one"]);
  expect(texts("a.sql", "select 1;\n-- one")).toEqual(["2 one"]);
  expect(texts("compose.yaml", "# one\na: b#c # two")).toEqual(["1 one", "2 two"]);
  expect(texts("a.json", "{}")).toBeUndefined();
});

test("the code of a source is what is left without its comments", () => {
  expect(splitSource("a.ts", "const a = 1; // b\nf(a);")?.code).toBe("const a = 1; \nf(a);");
});
