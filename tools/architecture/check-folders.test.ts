import { expect, test } from "vitest";
import { checkFolders, maxNames, nameOf } from "./check-folders.ts";

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${folder}/part-${at}.ts`);
const full = filesIn("packages/domain/src", maxNames);

test("a folder with one name too many is an error, and names of subfolders do not count", () => {
  expect(checkFolders([...full, ...filesIn("packages/domain/src/more", 9)], {})).toEqual([]);
  expect(checkFolders(filesIn("packages/domain/src", maxNames + 1), {})).toEqual([
    "packages/domain/src: 26 names directly inside, at most 25; make subfolders of what a reader looks for",
  ]);
});

test("a file, its tests, its style and its fixture are one name", () => {
  const beside = ["test.ts", "slow.test.ts", "browser.test.tsx", "module.css", "fixture.mjs"];
  const more = beside.map((ending) => `packages/domain/src/part-1.${ending}`);
  expect(checkFolders([...full, ...more], {})).toEqual([]);
});

test("what a reader looks for by itself is a name of its own", () => {
  const names = ["x.ts", "x.store.ts", "x.operator.store.ts", "x.routes.ts", "x.jobs.ts", ".env"];
  expect(names.map(nameOf)).toEqual([
    "x",
    "x.store",
    "x.operator.store",
    "x.routes",
    "x.jobs",
    ".env",
  ]);
});

test("a full folder stands among the exceptions, and an exception for a folder with room is an error", () => {
  const exceptions = { "docs/decisions": "in order" };
  expect(checkFolders(filesIn("docs/decisions", maxNames + 1), exceptions)).toEqual([]);
  expect(checkFolders(full, exceptions)).toEqual([
    'tools/architecture/crowded-folders.ts: "docs/decisions" is not too full any more, take it out',
  ]);
});
