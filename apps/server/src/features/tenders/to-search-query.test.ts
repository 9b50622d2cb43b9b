import { tenderListQuery } from "@tc/contract";
import { filterNames, tenderFilters } from "@tc/domain";
import type { FilterName, TenderFilter } from "@tc/domain";
import { describe, expect, test } from "vitest";
import { AgencyColumns } from "@tc/search-engine";
import { assessmentQuery } from "../assessment/index.ts";
import { toSearchQuery } from "./to-search-query.ts";

const codes: Partial<Record<FilterName, string>> = { cpv: "79341", region: "DEA", source: "ted" };

function exampleOf(name: FilterName): string {
  const filter: TenderFilter = tenderFilters[name];
  switch (filter.kind) {
    case "choices":
    case "choice":
      return filter.values.at(-1)!;
    case "codes":
      return codes[name]!;
    case "id":
      return "6f1c1e0a-6f59-4c55-8d37-0d9d4e4f2b11";
    case "day":
      return "2026-12-24";
    case "moment":
      return "2026-11-24T08:12:00.000Z";
    case "text":
      return "Kampagne";
    default:
      return String(filter.max);
  }
}

const ask = (parameters: object) => {
  const query = tenderListQuery.parse(parameters);
  const ownField = { agencySectors: ["film" as const], cpv: [] };
  return [
    toSearchQuery(query, ownField),
    assessmentQuery(query, "premium", new AgencyColumns("a", "1")),
  ];
};

test.each(filterNames)("the filter %s reaches the search", (name) => {
  expect(ask({ [name]: exampleOf(name) })).not.toEqual(ask({}));
});

describe("limits", () => {
  const rangesOf = (parameters: object) => toSearchQuery(tenderListQuery.parse(parameters)).ranges;

  test("of days hold from the first second of the first to the last second of the last, in Berlin", () => {
    const { deadline } = rangesOf({ deadlineFrom: "2026-06-01", deadlineTo: "2026-12-24" });
    expect(
      [deadline?.least, deadline?.most].map((at) => new Date(at! * 1000).toISOString()),
    ).toEqual(["2026-05-31T22:00:00.000Z", "2026-12-24T22:59:59.000Z"]);
  });

  test("of money are cents, all others stay as they are, and one end may be open", () => {
    expect(
      rangesOf({ valueMin: "1000.5", budgetMax: "2", fitMin: "65", offersMax: "4.5" }),
    ).toEqual({
      value: { least: 100_050 },
      budget: { most: 200 },
      fit: { least: 65 },
      offers: { most: 4.5 },
    });
  });
});
