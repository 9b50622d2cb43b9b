import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { retentionClasses } from "./retention-classes.ts";
import type { RetentionClass } from "./retention-classes.ts";

const root = path.resolve(import.meta.dirname, "../../../..");

const units = { days: "day", months: "month", years: "year" } as const;

function rowOf([name, row]: [string, RetentionClass]): string {
  const { amount, unit, isFromYearEnd, what, from, basis, deletedBy } = row;
  const period = `${amount} ${units[unit]}${amount === 1 ? "" : "s"}`;
  const since = isFromYearEnd ? `the end of the calendar year of ${from}` : from;
  const job = deletedBy === "operator" ? "the operator" : `\`${deletedBy}\``;
  return `| \`${name}\` | ${what} | ${period} | ${since} | ${basis} | ${job} |`;
}

test("the page on retention lists every class as the code has it", () => {
  const page = readFileSync(path.join(root, "docs/retention.md"), "utf8");
  const rows = page.split("\n").filter((line) => line.startsWith("| `"));
  expect(rows).toEqual(Object.entries<RetentionClass>(retentionClasses).map(rowOf));
});

test("what is repeated after a restore is known longer than any backup lives", () => {
  const { deletionLog, backups } = retentionClasses;
  expect(deletionLog.amount).toBeGreaterThan(backups.amount);
});

test("the law's least is kept: eight years of receipts, six of letters, from the end of the year", () => {
  const { contracts, correspondence } = retentionClasses;
  expect(contracts).toMatchObject({ unit: "years", isFromYearEnd: true });
  expect(contracts.amount).toBeGreaterThanOrEqual(8);
  expect(correspondence).toMatchObject({ unit: "years", isFromYearEnd: true });
  expect(correspondence.amount).toBeGreaterThanOrEqual(6);
});
