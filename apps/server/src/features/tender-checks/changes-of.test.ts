import type { CheckResult } from "@tc/contract";
import { expect, test } from "vitest";
import { changesOf } from "./changes-of.ts";

function resultWith(state: "missing" | "ready", rulesVersion?: number): CheckResult {
  return {
    madeAt: "2026-11-16T08:00:00Z",
    ...(rulesVersion !== undefined && { rulesVersion }),
    engine: "rules",
    documents: 0,
    pages: 0,
    requirements: [],
    papers: [{ name: "Zertifikat ISO 9001", state, quotes: [], isVoluntary: false }],
    risks: [],
    fairness: [],
    effort: [],
  };
}

test("a change says whether other rules have read the documents since", () => {
  const isReadAnew = (before?: number, now?: number) =>
    changesOf({
      result_before: resultWith("missing", before),
      result: resultWith("ready", now),
    }).changes?.isReadAnew;
  expect(isReadAnew(6, 6)).toBe(false);
  expect(isReadAnew(5, 6)).toBe(true);
  // Results of an earlier release do not say which.
  expect(isReadAnew(undefined, 6)).toBe(true);
});
