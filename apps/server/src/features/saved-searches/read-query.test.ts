import { expect, test } from "vitest";
import { readQuery } from "./read-query.ts";

test("a query that the list no longer takes keeps what is left and names the rest", () => {
  const stored = {
    q: "Kampagne, Film",
    state: "open,lost",
    region: "XX,YY",
    sort: "colour",
    fitMin: "45",
    smell: "sweet",
    cursor: "abc",
    limit: "1000000",
  };
  expect(readQuery(stored)).toMatchObject({
    query: { q: "Kampagne, Film", state: ["open"], fitMin: 45, limit: 30 },
    parameters: { q: "Kampagne, Film", state: "open", fitMin: "45" },
    dropped: ["state", "region", "sort", "smell", "cursor", "limit"],
  });
});

test("a query that the list takes stays as it is", () => {
  const stored = { q: "", field: "own", region: "DEA,DEB", deadlineTo: "2026-12-31", sort: "fit" };
  expect(readQuery(stored)).toMatchObject({ parameters: stored, dropped: [] });
});
