import { expect, test } from "vitest";
import { findDeadReferences } from "./find-dead-references.ts";

const project = {
  exists: (path: string) =>
    ["package.json", "docs/glossary.md", "apps/server/src/main-all.ts"].includes(path),
  scripts: new Set(["verify"]),
};

test("paths, links and scripts that exist are fine", () => {
  const text =
    "`apps/server/src/main-all.ts`, [words](./glossary.md#los), `npm run verify`, `package.json`";
  expect(findDeadReferences(text, "docs", project)).toEqual([]);
});

test("a path that is gone is named", () => {
  expect(findDeadReferences("see `apps/server/src/gone.ts`", "docs", project)).toEqual([
    "apps/server/src/gone.ts",
  ]);
});

test("a file of the root that is gone is named", () => {
  expect(findDeadReferences("`compose.yaml` `.env.example`", "docs", project)).toEqual([
    "compose.yaml",
    ".env.example",
  ]);
});

test("a link that leads nowhere is named, one to the web is not", () => {
  const text = "[a](decisions/none.md) [b](https://example.org/x)";
  expect(findDeadReferences(text, "docs", project)).toEqual(["decisions/none.md"]);
});

test("a script that package.json lacks is named", () => {
  expect(findDeadReferences("`npm run magic -- x`", "docs", project)).toEqual(["npm run magic"]);
});

test("placeholders, units and code are not taken for paths", () => {
  const text =
    "`bench/NAME.bench.ts` `x.test.ts` `tenders/s` `a/b` `GET /api/tenders` `bench/*.bench.ts`";
  expect(findDeadReferences(text, "docs", project)).toEqual([]);
});
