import { describe, expect, test } from "vitest";
import { concernsAllTests, findNearTests } from "./near-tests.ts";

const importers = new Map(
  Object.entries({
    "store.ts": ["list.ts", "store.test.ts"],
    "list.ts": ["api.ts", "list.test.ts", "list.slow.test.ts"],
    "api.ts": ["store.ts", "api.test.ts", "api.browser.test.tsx"],
  }).map(([file, those]) => [file, new Set(those)]),
);

describe("the tests near a change", () => {
  test("come nearest first, once each, without slow ones and those of a browser", () => {
    expect(findNearTests(["store.ts"], importers)).toEqual([
      "store.test.ts",
      "list.test.ts",
      "api.test.ts",
    ]);
  });

  test("begin with a changed test", () => {
    expect(findNearTests(["readme.md", "api.test.ts", "list.ts"], importers)).toEqual([
      "api.test.ts",
      "list.test.ts",
      "store.test.ts",
    ]);
  });

  test("are none where nothing loads what has changed", () => {
    expect(findNearTests(["readme.md"], importers)).toEqual([]);
  });
});

test.each([
  "package-lock.json",
  "apps/web/package.json",
  "vitest.config.ts",
  "database/migrations/0001-schema.sql",
  "apps/server/src/testing/database/template-server.ts",
])("a change of %s concerns all tests", (file) => {
  expect(concernsAllTests(["readme.md", file])).toBe(true);
});

test("a change of other files concerns those that load them", () => {
  expect(concernsAllTests(["readme.md", "apps/server/src/main-all.ts"])).toBe(false);
});
