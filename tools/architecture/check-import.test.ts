import { describe, expect, test } from "vitest";
import { checkName, mayReexport } from "./check-file.ts";
import { checkImport } from "./check-import.ts";
import { zones } from "./zones.ts";

const server = "apps/server/src";
const web = "apps/web/src";

// One failing example for every rule; a rule without one is not a rule.
const refused: readonly (readonly [file: string, specifier: string, because: string])[] = [
  ["packages/domain/src/x.ts", "zod", "domain must not use the package zod"],
  ["packages/domain/src/x.ts", "node:fs", "domain must not use node:fs"],
  ["packages/domain/src/x.ts", "@tc/contract", "domain must not import contract"],
  ["packages/contract/src/x.ts", "node:url", "contract must not use node:url"],
  ["packages/contract/src/x.ts", "fastify", "contract must not use the package fastify"],
  ["packages/contract/src/x.ts", "@tc/notices", "contract must not import notices"],
  ["packages/notices/src/eforms/x.ts", "node:crypto", "notices must not use node:crypto"],
  ["packages/notices/src/x.ts", "pg", "notices must not use the package pg"],
  ["packages/notices/src/x.ts", "@tc/assessment", "notices must not import assessment"],
  ["packages/search-engine/src/x.ts", "node:fs", "search engine must not use node:fs"],
  ["packages/search-engine/src/x.ts", "@tc/assessment", "search engine must not import assessment"],
  ["packages/documents/src/x.ts", "@tc/notices", "documents must not import notices"],
  ["packages/assessment/src/x.ts", "fs", "assessment must not use fs"],
  ["packages/assessment/src/x.ts", "kysely", "assessment must not use the package kysely"],
  ["packages/assessment/src/x.ts", "@tc/notices", "assessment must not import notices"],
  ["packages/text/src/x.ts", "@tc/assessment", "text must not import assessment"],
  [
    `${server}/features/search/x.ts`,
    "../../adapters/ted/ted-source.ts",
    "server features must not import server adapters",
  ],
  [`${server}/features/search/x.ts`, "@tc/standins", "server features must not import standins"],
  [
    `${server}/features/search/x.ts`,
    "../../main-api.ts",
    "server features must not import server main",
  ],
  [
    `${server}/features/search/x.ts`,
    "../../testing/test-context.ts",
    "server features must not import server testing",
  ],
  [
    `${server}/features/search/x.ts`,
    "../tenders/tenders.store.ts",
    `reach ${server}/features/tenders through its index.ts only`,
  ],
  [`${server}/ports/x.ts`, "../platform/context.ts", "ports must not import server platform"],
  [`${server}/ports/x.ts`, "pg", "ports must not use the package pg"],
  [`${server}/ports/x.ts`, "node:http", "ports must not use node:http"],
  [
    `${server}/adapters/ted/x.ts`,
    "../../features/search/index.ts",
    "server adapters must not import server features",
  ],
  [`${server}/adapters/ted/x.ts`, "@tc/standins", "server adapters must not import standins"],
  [
    `${server}/platform/x.ts`,
    "../features/search/index.ts",
    "server platform must not import server features",
  ],
  [
    `${server}/platform/x.ts`,
    "../adapters/x.ts",
    "server platform must not import server adapters",
  ],
  ["apps/standins/src/x.ts", "../../server/src/ports/ports.ts", "standins must not import ports"],
  [`${web}/features/results/x.tsx`, "@tc/notices", "web features must not import notices"],
  [
    `${web}/features/results/x.tsx`,
    "../../../../server/src/platform/context.ts",
    "web features must not import server platform",
  ],
  [`${web}/features/results/x.tsx`, "node:path", "web features must not use node:path"],
  [
    `${web}/features/results/x.tsx`,
    "../tender/tender-page",
    `reach ${web}/features/tender through its index.ts only`,
  ],
  [`${web}/ui/x.tsx`, "../features/results/x", "web ui must not import web features"],
  [`${web}/ui/x.tsx`, "../platform/api", "web ui must not import web api"],
  [`${web}/ui/x.tsx`, "@tc/contract", "web ui must not import contract"],
  [`${web}/platform/x.ts`, "../ui/button", "web platform must not import web ui"],
  [`${web}/platform/format.ts`, "./api", "web platform must not import web api"],
  [`${web}/platform/api.ts`, "../ui/button", "web api must not import web ui"],
  [
    `${server}/main-api.ts`,
    "./testing/test-context.ts",
    "server main must not import server testing",
  ],
  [`${web}/page-script/x.ts`, "../ui/button", "web page script must not import web ui"],
  [`${web}/page-script/x.ts`, "../platform/api", "web page script must not import web api"],
  [`${web}/routes/x.tsx`, "node:fs", "web routes must not use node:fs"],
  [
    `${server}/features/search/x.ts`,
    "../../../../../packages/domain/src/cpv.ts",
    "import domain by its package name",
  ],
  [
    `${server}/features/search/x.ts`,
    "@tc/domain/src/cpv.ts",
    "import @tc/domain by its door, not a file in it",
  ],
  [
    `${server}/features/search/x.ts`,
    "../../../../../tools/real-data.ts",
    "server features must not import tools",
  ],
  [`${server}/features/search/x.ts`, "./x.fixture.ts", "x.fixture.ts is for tests"],
  [`${web}/features/tenders/x.tsx`, "./x.fixture", "x.fixture is for tests"],
  [
    `${server}/utils.ts`,
    "zod",
    `${server}/utils.ts lies in no zone of tools/architecture/zones.ts`,
  ],
];

const allowed: readonly (readonly [file: string, specifier: string])[] = [
  ["packages/contract/src/x.ts", "@tc/domain"],
  ["packages/notices/src/xml/x.ts", "saxes"],
  ["packages/notices/src/xml/x.test.ts", "node:fs"],
  ["packages/notices/src/xml/x.test.ts", "../../../../tools/real-data.ts"],
  [`${server}/features/search/x.ts`, "../tenders/index.ts"],
  [`${server}/features/search/x.ts`, "./search.store.ts"],
  [`${server}/features/search/x.ts`, "../../ports/ports.ts"],
  [`${server}/features/search/x.ts`, "kysely"],
  [`${server}/features/search/x.test.ts`, "./x.fixture.ts"],
  [`${server}/features/search/x.fixture.ts`, "../../testing/test-context.ts"],
  [`${server}/testing/x.ts`, "../features/gates/gates.fixture.ts"],
  [`${server}/features/search/x.test.ts`, "../../testing/test-context.ts"],
  [`${server}/features/notices/x.test.ts`, "../../adapters/archive/read-paths.ts"],
  [`${server}/features/tenders/x.test.ts`, "../search/search-fixtures.ts"],
  [`${server}/adapters/ted/x.test.ts`, "@tc/standins"],
  [`${server}/main-all.ts`, "./adapters/ted/ted-source.ts"],
  [`${server}/cli/notice.ts`, "../features/notices/index.ts"],
  [`${web}/features/results/x.tsx`, "../../platform/api"],
  [`${web}/routes/app/results.tsx`, "../../features/results/results-page"],
  [`${web}/routes/entry.server.tsx`, "node:stream"],
  ["bench/parse.bench.ts", "@tc/notices"],
];

describe("the fence", () => {
  test.each(refused)("%s may not import %s", (file, specifier, because) => {
    expect(checkImport(file, specifier)).toBe(because);
  });

  test.each(allowed)("%s may import %s", (file, specifier) => {
    expect(checkImport(file, specifier)).toBeUndefined();
  });

  test("every zone that is held back has a failing example", () => {
    const unproven = zones
      .filter((zone) => !zone.mayImport.includes("*") && !zone.name.startsWith("web build"))
      .filter((zone) => !refused.some(([file]) => zone.files.test(file)))
      .map((zone) => zone.name);
    expect(unproven).toEqual(["web generated"]);
  });

  test("files and folders that name nothing are refused", () => {
    expect(checkName("apps/server/src/features/search/utils.ts")).toContain('"utils"');
    expect(checkName("packages/domain/src/helpers/dates.ts")).toContain('"helpers"');
    expect(checkName("packages/domain/src/deadline.ts")).toBeUndefined();
  });

  test("only the door of a package or feature passes on exports", () => {
    expect(mayReexport("packages/domain/src/index.ts")).toBe(true);
    expect(mayReexport("apps/server/src/features/search/index.ts")).toBe(true);
    expect(mayReexport("apps/server/src/platform/index.ts")).toBe(false);
    expect(mayReexport("packages/notices/src/eforms/index.ts")).toBe(false);
  });
});
