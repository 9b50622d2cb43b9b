import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { concernsAllTests, concernsAllTypes, findNearTests, findUsers } from "./reach.ts";

const loads = {
  "store.ts": ["list.ts", "store.test.ts"],
  "list.ts": ["api.ts", "list.test.ts", "list.slow.test.ts"],
  "api.ts": ["store.ts", "api.test.ts", "api.browser.test.tsx"],
};
const importers = new Map(Object.entries(loads).map(([file, those]) => [file, new Set(those)]));
const files = Object.values(loads).flat();

describe("the tests near a change", () => {
  test("come nearest first, once each, without slow ones and those of a browser", () => {
    expect(findNearTests(["store.ts"], importers, files)).toEqual([
      "store.test.ts",
      "list.test.ts",
      "api.test.ts",
    ]);
  });

  test("begin with a changed test", () => {
    expect(findNearTests(["docs/readme.md", "api.test.ts", "list.ts"], importers, files)).toEqual([
      "api.test.ts",
      "list.test.ts",
      "store.test.ts",
    ]);
  });

  test("are those that lie beside a changed fixture", () => {
    const tests = ["docs/a.test.ts", "docs/a.slow.test.ts", "docs/further/b.test.ts", "c.test.ts"];
    expect(findNearTests(["docs/notice.xml"], importers, tests)).toEqual(["docs/a.test.ts"]);
    expect(findNearTests(["docs/list.ts"], importers, tests)).toEqual([]);
  });

  test("are none that the change has removed", () => {
    expect(findNearTests(["gone.test.ts"], importers, files)).toEqual([]);
  });

  test("are none where nothing loads what has changed", () => {
    expect(findNearTests(["docs/readme.md"], importers, files)).toEqual([]);
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

test("whoever uses a changed script is reached, slow tests and those of a browser too", () => {
  expect(findUsers(["readme.md", "list.ts"], importers)).toEqual([
    "list.ts",
    "api.ts",
    "list.test.ts",
    "list.slow.test.ts",
    "store.ts",
    "api.test.ts",
    "api.browser.test.tsx",
    "store.test.ts",
  ]);
});

describe("a change concerns the types of all", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "reach-"));
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const concerns = (file: string, text: string) => {
    writeFileSync(path.join(root, file), text);
    return concernsAllTypes(root, [file]);
  };

  test("where it is of what the checker reads", () => {
    for (const file of ["tsconfig.base.json", ".oxlintrc.json", "package.json", "subset.d.ts"])
      expect(concerns(file, "")).toBe(true);
  });

  test("where it declares for everybody", () => {
    expect(concerns("window.ts", "declare global { interface Window {} }")).toBe(true);
    expect(concerns("server.ts", `declare module "fastify" {}`)).toBe(true);
  });

  test("where a file is gone", () => {
    expect(concernsAllTypes(root, ["gone.ts"])).toBe(true);
  });

  test("and not where it is of a script or a text", () => {
    expect(concerns("list.ts", "export const module = 1;")).toBe(false);
    expect(concerns("readme.md", "")).toBe(false);
  });
});
