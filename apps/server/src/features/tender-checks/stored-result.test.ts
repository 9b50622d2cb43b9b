import { wantedPaperStates } from "@tc/contract";
import type { CheckResult } from "@tc/contract";
import { expect, test } from "vitest";
import { fromStored, toStored } from "./stored-result.ts";

const result: CheckResult = {
  madeAt: "2026-11-16T08:00:00Z",
  engine: "rules",
  documents: 0,
  pages: 0,
  requirements: [],
  papers: wantedPaperStates.map((state) => ({ name: state, state, quotes: [], isVoluntary: true })),
  risks: [],
  fairness: [],
  effort: [],
};

test("a result comes back as it was stored", () => {
  expect(fromStored(JSON.parse(JSON.stringify(toStored(result))))).toEqual(result);
});

test("the release before finds the states it knows", () => {
  expect(toStored(result).papers.map(({ name, state }) => `${name}: ${state}`)).toEqual([
    "expires: expires",
    "missing: missing",
    "check: obtain",
    "fill: fill",
    "ready: held",
  ]);
});

test("what the release before stored as held by the profile is to be checked, not ready", () => {
  const papers = (["obtain", "held"] as const).map((state) => ({ name: state, state, quotes: [] }));
  const read = fromStored({ ...result, papers });
  expect(read.papers.map(({ name, state }) => `${name}: ${state}`)).toEqual([
    "obtain: missing",
    "held: check",
  ]);
});
