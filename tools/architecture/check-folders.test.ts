import { expect, test } from "vitest";
import { checkFolders, maxNames, nameOf } from "./check-folders.ts";

const noLists = { exceptions: {}, pendingFolders: [] };
const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${folder}/part-${at}.ts`);
const full = filesIn("packages/domain/src", maxNames);

test("a folder with one name too many is an error, and names of subfolders do not count", () => {
  expect(checkFolders([...full, ...filesIn("packages/domain/src/more", 9)], noLists)).toEqual([]);
  expect(checkFolders(filesIn("packages/domain/src", maxNames + 1), noLists)).toEqual([
    "packages/domain/src: 26 names directly inside, at most 25; make subfolders of what a reader looks for",
  ]);
});

test("a file, its tests, its style and its fixture are one name", () => {
  const beside = ["test.ts", "slow.test.ts", "browser.test.tsx", "module.css", "fixture.mjs"];
  const more = beside.map((ending) => `packages/domain/src/part-1.${ending}`);
  expect(checkFolders([...full, ...more], noLists)).toEqual([]);
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

test("a full folder stands in a list, and an entry for a folder with room is an error", () => {
  const crowded = filesIn("docs/decisions", maxNames + 1);
  expect(
    checkFolders(crowded, { ...noLists, exceptions: { "docs/decisions": "in order" } }),
  ).toEqual([]);
  expect(checkFolders(crowded, { ...noLists, pendingFolders: ["docs/decisions"] })).toEqual([]);
  const stale = (folder: string) =>
    `tools/architecture/crowded-folders.ts: "${folder}" is not too full any more, take it out`;
  expect(
    checkFolders(full, { exceptions: { docs: "" }, pendingFolders: ["packages/domain/src"] }),
  ).toEqual([stale("docs"), stale("packages/domain/src")]);
});
