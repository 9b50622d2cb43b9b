import { expect, test } from "vitest";
import { areaOf, isCode, isGenerated, isProduction } from "./areas.ts";

test("production is counted by folder", () => {
  const areas = [
    "packages/domain/src/money.ts",
    "apps/server/src/features/team/get-team.ts",
    "apps/server/src/main-all.ts",
    "apps/web/src/ui/forms/button.module.css",
    "apps/standins/src/stripe/objects/tax.ts",
    "database/migrations/0001_first.sql",
  ].map(areaOf);
  expect(areas).toEqual([
    "packages/domain",
    "apps/server features",
    "apps/server",
    "apps/web ui",
    "apps/standins",
    "database",
  ]);
  expect(areas.every(isProduction)).toBe(true);
});

test("tests, fixtures, benches, tools, data and generated files are no production", () => {
  const others = [
    "apps/server/src/testing/database/test-context.ts",
    "packages/domain/src/money.test.ts",
    "packages/assessment/src/offers/fixtures.ts",
    "e2e/support/mailbox.ts",
    "bench/start.bench.ts",
    "tools/test.ts",
    "vitest.config.ts",
  ];
  expect(others.map(areaOf).filter(isProduction)).toEqual([]);
  expect(isCode("package-lock.json")).toBe(false);
  expect(isGenerated("-- Written by `npm run schema` from the catalogue")).toBe(true);
});
