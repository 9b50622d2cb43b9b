import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { profileCompleteness } from "./profile-completeness.ts";
import type { ProfileForCompleteness } from "./profile-completeness.ts";

const empty: ProfileForCompleteness = {
  focus: "",
  agencySectors: [],
  cpv: [],
  regions: [],
  isNationwide: false,
  turnover: [],
  insurance: {},
  languages: [],
  certificates: [],
  references: [],
  keywords: [],
};
const full: ProfileForCompleteness = {
  focus: "Kampagnen und Auftritte für Verwaltungen. ".repeat(4),
  agencySectors: ["advertising"],
  cpv: [],
  regions: ["DEA"],
  isNationwide: false,
  teamSize: 12,
  turnover: [1, 2, 3],
  insurance: { coverCents: 300_000_000 },
  languages: ["DEU"],
  certificates: ["ISO 9001"],
  references: [1, 2, 3],
  keywords: ["Bürgerbeteiligung"],
};

describe("the completeness of a profile", () => {
  it("is nothing for an empty profile, and the weights of all its gaps add up to 100", () => {
    const { percent, gaps } = profileCompleteness(empty);
    expect(percent).toBe(0);
    expect(gaps.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    expect(gaps[0]).toMatchObject({ part: "references", weight: 20 });
  });

  it("is 100 exactly when no gap is left", () => {
    expect(profileCompleteness(full)).toEqual({ percent: 100, gaps: [] });
  });

  it("says for each single gap what it costs, as a sentence", () => {
    const without = Object.entries({
      references: { references: [] },
      agencySectors: { agencySectors: [] },
      focus: { focus: "" },
      regions: { regions: [] },
      turnover: { turnover: [] },
      insurance: { insurance: {} },
      teamSize: { teamSize: undefined },
      certificates: { certificates: [] },
      languages: { languages: [] },
      keywords: { keywords: [] },
    });
    for (const [part, change] of without) {
      const { percent, gaps } = profileCompleteness({ ...full, ...change });
      expect(gaps.map((gap) => gap.part)).toEqual([part]);
      expect(percent).toBe(100 - gaps[0]!.weight);
      expect(gaps[0]!.cost).toMatch(/^Ohne .{20,}\.$/);
    }
  });

  it("counts what is half done in part and keeps the gap", () => {
    const { percent, gaps } = profileCompleteness({ ...empty, references: [1], turnover: [1, 2] });
    expect(percent).toBe(13); // 20/3 + 10·2/3, rounded down
    expect(gaps.map(({ part }) => part)).toContain("references");
  });

  it("says of what is half done what still lacks, and not that there is nothing", () => {
    const costOf = (change: Partial<ProfileForCompleteness>) =>
      profileCompleteness({ ...full, ...change }).gaps[0]?.cost;
    expect(costOf({ references: [1] })).toMatch(/^Es fehlen noch 2 Referenzen/);
    expect(costOf({ references: [1, 2] })).toMatch(/^Es fehlt noch 1 Referenz /);
    expect(costOf({ turnover: [1] })).toMatch(/^Es fehlen noch 2 Jahre Umsatz/);
    expect(costOf({ focus: "Kampagnen" })).toContain("111 Zeichen mehr");
  });

  it("takes 'nationwide' for regions and further codes for agency sectors", () => {
    const profile = { ...full, regions: [], isNationwide: true, agencySectors: [], cpv: ["7934"] };
    expect(profileCompleteness(profile).percent).toBe(100);
  });

  it("never falls when something is added", () => {
    const list = fc.array(fc.constant("x"), { maxLength: 5 });
    fc.assert(
      fc.property(list, list, fc.string({ maxLength: 300 }), (references, turnover, focus) => {
        const before = { ...empty, references, turnover, focus };
        const after = { ...before, references: [...references, "y"], focus: `${focus}z` };
        expect(profileCompleteness(after).percent).toBeGreaterThanOrEqual(
          profileCompleteness(before).percent,
        );
      }),
    );
  });
});
