import { tenderListQuery } from "@tc/contract";
import {
  agencySectorNames,
  procedureTypes,
  procurementLevels,
  tenderSorts,
  tenderStates,
} from "@tc/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  hasFilters,
  isSameQuery,
  isWorthSaving,
  loosenedBy,
  toFilters,
  toSavedQuery,
} from "./saved-query";

const list = (values: readonly string[]) =>
  fc.subarray([...values], { minLength: 1 }).map((some) => some.join(","));
const query = fc.record(
  {
    q: fc.constantFrom("Film", "Kampagne, „Stadt“", "A+B"),
    state: list(tenderStates),
    cpv: list([...agencySectorNames, "79341000"]),
    region: list(["DEA", "DE212"]),
    procedure: list(procedureTypes),
    level: list(procurementLevels),
    deadlineTo: fc.constant("2026-12-31"),
    valueMin: fc.constantFrom("0", "1234.5"),
    fitMin: fc.constant("45"),
    buyer: fc.constant("01900000-0000-7000-8000-000000000384"),
    contested: fc.constant("only"),
    field: fc.constant("own"),
    mark: fc.constantFrom("saved", "all"),
    sort: fc.constantFrom(...tenderSorts.filter((sort) => sort !== "relevance")),
  },
  { requiredKeys: ["sort"] },
);

test("a saved search opens with the filters it was saved with, and the API takes them", () => {
  fc.assert(
    fc.property(query, (saved) => {
      const again = toSavedQuery(toFilters(saved as never));
      expect(again).toEqual(saved);
      expect(isSameQuery(again, saved as never)).toBe(true);
      expect(tenderListQuery.safeParse(again).success).toBe(true);
    }),
  );
});

test("the order belongs to a search, and what the list begins with is not worth a name", () => {
  const nothing = toFilters({ state: "open", field: "own" });
  expect(toSavedQuery(nothing)).toEqual({ state: "open", field: "own", sort: "published" });
  expect(toSavedQuery({ ...nothing, q: "Film" }).sort).toBe("relevance");
  expect(isWorthSaving(nothing)).toBe(false);
  expect(isWorthSaving({ ...nothing, sort: "fit" })).toBe(false);
  expect(isWorthSaving({ ...nothing, state: [] })).toBe(true);
  expect(isWorthSaving({ ...nothing, region: ["DEA"] })).toBe(true);
});

test("a link by the id alone has no filters", () => {
  expect(hasFilters("?suche=abc&tender=x")).toBe(false);
  expect(hasFilters("?suche=abc&state=open")).toBe(true);
});

test("loosening changes the one filter and leaves the rest", () => {
  const filters = toFilters({ state: "open", region: "DEA", fitMin: "60", sort: "fit" });
  expect(loosenedBy(filters, { loosened: { region: "DEA,DE2" } })).toEqual({
    ...filters,
    region: ["DEA", "DE2"],
  });
  expect(loosenedBy(filters, { loosened: { fitMin: null } }).fitMin).toBeNull();
});
