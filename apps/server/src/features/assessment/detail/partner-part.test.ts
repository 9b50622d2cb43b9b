import type { Knockout } from "@tc/assessment";
import { expect, test } from "vitest";
import { openTender } from "../../../testing/tenders/scoring-world.ts";
import { partnerPart } from "./partner-part.ts";

const tender = { record: openTender(0) };
const failed: Knockout = {
  kind: "turnover",
  status: "failed",
  demand: { quote: "Mindestumsatz 2 Mio. €" },
  shortfall: {
    demandCents: 200_000_000,
    ownCents: 80_000_000,
    isSum: false,
    isSpecific: false,
  },
};

test("Premium reads which turnover a partner would have to bring", () => {
  expect(partnerPart(failed, tender, "premium")).toEqual({
    kind: "gap",
    cents: 120_000_000,
    per: "year",
    isAtLeast: false,
    demandCents: 200_000_000,
    ownCents: 80_000_000,
    terms: "silent",
  });
});

test.each(["basis", null] as const)("below it no number leaves the server: %s", (tier) => {
  expect(partnerPart(failed, tender, tier)).toEqual({ kind: "locked", tier: "premium" });
});

test("nothing is said of a demand that is met or open", () => {
  const { shortfall: _none, ...open } = failed;
  expect(partnerPart({ ...open, status: "open" }, tender, "premium")).toBeUndefined();
});
