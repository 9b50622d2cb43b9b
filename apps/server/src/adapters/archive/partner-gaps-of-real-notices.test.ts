import { partnerGapOf, requirementsOf } from "@tc/assessment";
import { buildTender } from "@tc/notices";
import { expect } from "vitest";
import { readRealNotices } from "../../testing/real-notices.ts";
import { testOnRealData } from "../../../../../tools/real-data.ts";

testOnRealData(
  "notices/germany",
  "a partner is proposed where a real notice demands a turnover, with the notice's own words on bidding together",
  async (folder) => {
    const terms = new Map<string, number>();
    for (const notice of await readRealNotices([folder])) {
      if (notice.kind !== "call") continue;
      const tender = buildTender([{ notice, sources: [{ id: "archive" }] }]);
      const words = JSON.stringify(tender);
      for (const requirement of requirementsOf(tender)) {
        if (requirement.kind !== "turnover") continue;
        const { demand, cents, basis, isSpecific } = requirement;
        const shortfall = {
          demandCents: cents,
          ownCents: cents / 2,
          isSum: basis === "sum",
          isSpecific,
        };
        const gap = partnerGapOf({ kind: "turnover", status: "failed", demand, shortfall }, tender);
        const kind = gap?.terms.kind ?? "excluded";
        terms.set(kind, (terms.get(kind) ?? 0) + 1);
        if (gap) expect(gap.cents).toBeGreaterThanOrEqual(cents / 2);
        if (gap && gap.terms.kind !== "silent") {
          expect(words.includes(JSON.stringify(gap.terms.quote).slice(1, -1))).toBe(true);
        }
      }
    }
    expect(terms.get("silent")).toBeGreaterThan(0);
    for (const kind of ["sum", "excluded", "unclear"]) expect(terms.get(kind)).toBeGreaterThan(0);
  },
);
