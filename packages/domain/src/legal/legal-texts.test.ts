import { expect, test } from "vitest";
import { legalStateOn } from "./legal-texts.ts";

const next = { kind: "terms", effectiveOn: "2026-12-22" } as const;
const later = { kind: "terms", effectiveOn: "2027-06-01" } as const;
const old = { kind: "terms", effectiveOn: "2025-09-30" } as const;
const list = { kind: "sub_processors", effectiveOn: "2026-12-01" } as const;
const versions = [later, list, next, old];

test.each([
  ["2026-12-21", undefined, [next, later]],
  ["2026-12-22", next, [later]],
  ["2027-05-31", next, [later]],
  ["2027-06-01", later, []],
])(
  "on %s the version whose day came last holds, later ones are announced",
  (today, inForce, announced) => {
    expect(legalStateOn(versions, "terms", today)).toEqual({ inForce, announced });
  },
);

test("a version that is older than this release's text stands nowhere", () => {
  expect(legalStateOn([old], "terms", "2026-11-21")).toEqual({ inForce: undefined, announced: [] });
});
