import { describe, expect, it } from "vitest";
import { assessFit } from "./assess-fit.ts";
import type { AgencyProfile } from "./agency-profile.ts";
import type { FitAssessment } from "./fit-assessment.ts";
import { prepareAgency } from "./prepare-agency.ts";
import { prepareTender } from "./prepare-tender.ts";
import type { BudgetRange } from "./fit-models.ts";
import {
  agencyProfile,
  campaignTender,
  emptyProfile,
  fitModels,
  labelOf,
  lot,
  reference,
  roadTender,
} from "./testing/fit-fixtures.ts";

const models = fitModels();
const today = "2026-02-01";

function assess(
  profile: AgencyProfile,
  tender = campaignTender(),
  context: { budget?: BudgetRange; today?: string } = {},
): FitAssessment {
  return assessFit(
    models,
    prepareAgency(models, profile),
    prepareTender(models, tender, { labelOf, budget: context.budget }),
    { today: context.today ?? today },
  );
}

const withCriterion = (description: string, type?: string) =>
  campaignTender({
    lots: [lot({ selectionCriteria: [{ description, ...(type !== undefined && { type }) }] })],
  });

describe("assessFit", () => {
  it("puts the agency's own trade far above another one", () => {
    const trade = assess(agencyProfile());
    const other = assess(agencyProfile(), roadTender());
    expect(trade.score).toBeGreaterThan(80);
    expect(other.score).toBeLessThan(30);
    expect(other.knockouts[0]).toMatchObject({ kind: "outsideProfile", status: "failed" });
  });

  it("shows a failed knockout criterion beside the score, however high that is", () => {
    const open = assess(agencyProfile(), withCriterion("Referenzen sind vorzulegen."));
    const tender = withCriterion("Der Jahresumsatz muss mindestens 50 Mio. EUR betragen.");
    const failed = assess(agencyProfile(), tender);
    expect(failed.score).toBeGreaterThan(80);
    expect(failed.knockout).toBe("failed");
    expect(failed.knockouts[0]).toEqual({
      kind: "turnover",
      status: "failed",
      demand: {
        quote: "Der Jahresumsatz muss mindestens 50 Mio. EUR betragen.",
        field: "lots.LOT-0001.selectionCriteria.0.description",
      },
      evidence: "zuletzt und im Schnitt höchstens 1,2 Mio. € (2023–2025)",
      // The last year's 0.8 million: what a partner would have to bring is counted from it.
      shortfall: {
        demandCents: 5_000_000_000,
        ownCents: 80_000_000,
        isSpecific: false,
        isSum: false,
      },
    });
    expect(open.knockout).not.toBe("failed");
  });

  it("does not let knockout criteria that are no demand of the notice move the score", () => {
    const excluded = agencyProfile({
      exclusions: { agencySectors: ["advertising"], keywords: ["Radverkehr"], maxValueCents: 100 },
    });
    const failed = assess(excluded);
    expect(failed.knockout).toBe("failed");
    expect(failed.score).toBe(assess(agencyProfile()).score);
  });

  it("counts what is unknown neither for nor against, and widens the range by it", () => {
    const nothing = assess(emptyProfile);
    expect(nothing.score).toBe(40);
    expect(nothing.low).toBeLessThan(5);
    expect(nothing.high).toBeGreaterThan(95);
    expect(nothing.parts.every(({ score }) => score === undefined)).toBe(true);
    expect(nothing.knockouts.some(({ status }) => status === "failed")).toBe(false);

    const { regions: _, ...rest } = agencyProfile();
    const regional = assess({ ...rest, regions: ["DE1"], isNationwide: false });
    const unknown = assess({ ...rest, regions: [], isNationwide: false });
    expect(unknown.unknowns).toContain("region");
    expect(unknown.score).toBeGreaterThanOrEqual(regional.score);
    expect(unknown.high - unknown.low).toBeGreaterThan(regional.high - regional.low);
  });

  it("judges the lead time by the given day, and nothing else", () => {
    const profile = agencyProfile({
      exclusions: { agencySectors: [], keywords: [], minLeadDays: 14 },
    });
    const early = assess(profile, campaignTender(), { today: "2026-02-01" });
    const late = assess(profile, campaignTender(), { today: "2026-02-25" });
    expect(early.knockouts.find(({ kind }) => kind === "leadTime")?.status).toBe("met");
    expect(late.knockouts.find(({ kind }) => kind === "leadTime")).toMatchObject({
      status: "failed",
      evidence: "noch 5 Tage bis 02.03.2026, gewünscht mindestens 14",
    });
    expect(late.knockout).toBe("failed");
    const over = assess(profile, campaignTender(), { today: "2026-03-03" });
    expect(over.knockouts.find(({ kind }) => kind === "leadTime")).toBeUndefined();
    expect(late.features).toEqual(early.features);
    expect([late.score, late.low, late.high]).toEqual([early.score, early.low, early.high]);
  });

  it("never takes a framework maximum for the value", () => {
    const maximum = { cents: 20_000_000, currency: "EUR" };
    const framework = (values: object) =>
      campaignTender({
        values: { frameworkMaximum: maximum, ...values },
        lots: [lot({ values: { frameworkMaximum: maximum } })],
      });
    const profile = agencyProfile({
      exclusions: { agencySectors: [], keywords: [], maxValueCents: 1_000_000 },
    });
    for (const tender of [
      framework({}),
      framework({ estimated: maximum }),
      campaignTender({
        values: { estimated: { cents: 20_000_000, currency: "EUR" } },
        flags: ["value_is_framework_maximum"],
      }),
    ]) {
      const { unknowns, parts, knockouts } = assess(profile, tender);
      expect(unknowns).toContain("value");
      expect(parts.find(({ key }) => key === "size")?.score).toBeUndefined();
      expect(knockouts.filter(({ kind }) => kind === "exclusion")).toMatchObject([
        { status: "open" },
      ]);
    }
  });

  it("takes a published value before the estimate, and averages over an estimate", () => {
    const size = (result: FitAssessment) => result.parts.find(({ key }) => key === "size")?.score;
    const published = campaignTender({
      values: { estimated: { cents: 20_000_000, currency: "EUR" } },
    });
    const wide = { lowCents: 1_000_000, medianCents: 20_000_000, highCents: 400_000_000 };
    expect(size(assess(agencyProfile(), published, { budget: wide }))).toBe(100);
    const narrow = { lowCents: 18_000_000, medianCents: 20_000_000, highCents: 22_000_000 };
    const sure = assess(agencyProfile(), campaignTender(), { budget: narrow });
    const unsure = assess(agencyProfile(), campaignTender(), { budget: wide });
    expect(size(sure)).toBeGreaterThan(95);
    expect(size(unsure)).toBeLessThan(70);
    expect(unsure.high - unsure.low).toBeGreaterThan(sure.high - sure.low);
  });

  it("names the services of both, the reference and the codes as evidence", () => {
    const { plus } = assess(agencyProfile());
    const text = plus.find(({ feature }) => feature === "text");
    expect(text?.words).toEqual(["Imagekampagne", "Werbekampagne", "Plakaten"]);
    expect(text?.reference?.title).toBe("Plakate für den Radverkehr");
    const cpv = plus.find(({ feature }) => feature === "cpv");
    expect(cpv?.cpv).toEqual({
      tender: "79341400",
      agency: "79341",
      label: "Dienstleistungen von Werbeagenturen für Werbekampagnen",
    });
    expect(plus.every(({ points }) => points > 0)).toBe(true);
  });

  it("says of every part in words what it rests on, codes by their names", () => {
    const reasons = (profile = agencyProfile(), tender = campaignTender()) =>
      Object.fromEntries(assess(profile, tender).parts.map(({ key, reason }) => [key, reason]));
    expect(reasons()).toEqual({
      services:
        "Gemeinsam: Imagekampagne, Werbekampagne, Plakaten; ausgeschrieben ist „Dienstleistungen von Werbeagenturen für Werbekampagnen“",
      references: "„Plakate für den Radverkehr“ (2024) und 2 weitere",
      size: "Der Wert ist unbekannt",
      region: "Der Ort liegt in einer eurer Regionen",
      eligibility: "Die Bekanntmachung nennt keine prüfbare Anforderung",
    });
    expect(reasons(agencyProfile({ references: [] })).references).toBe(
      "Im Profil stehen keine Referenzen",
    );
    const demanding = campaignTender({
      lots: [lot({ selectionCriteria: [{ description: "Haftpflicht über 5 Mio. €" }] })],
    });
    expect(reasons(agencyProfile(), demanding).eligibility).toBe(
      "Geforderte Nachweise: 1 nicht erfüllt",
    );
  });

  it("gives no points for words and codes that name none of the agency's services", () => {
    const guards = campaignTender({
      title: "Rahmenvertrag Bewachung im Radverkehr",
      description: "Rahmenvertrag über Bewachung und Schließdienst für zwölf Monate",
      cpv: ["79713000"],
      lots: [lot({ cpv: ["79713000"] })],
    });
    const { score, plus } = assess(agencyProfile(), guards);
    expect(score).toBeLessThan(50);
    expect(plus.flatMap(({ words }) => words)).toEqual([]);
  });

  it("fails a lot alone as open, and all lots as failed", () => {
    const demand = (cents: string) => [
      { description: `Mindestjahresumsatz: ${cents} EUR.`, type: "slc-stand-to-avg" },
    ];
    const lots = [
      lot({ selectionCriteria: demand("900.000") }),
      lot({ id: "LOT-0002", selectionCriteria: demand("9.000.000") }),
    ];
    const single = assess(agencyProfile(), campaignTender({ lots }));
    expect(single.knockout).toBe("open");
    expect(single.knockouts[0]).toMatchObject({ status: "failed", demand: { lotId: "LOT-0002" } });
    const both = lots.map((entry) => ({ ...entry, selectionCriteria: demand("9.000.000") }));
    const all = assess(agencyProfile(), campaignTender({ lots: both }));
    expect(all.knockout).toBe("failed");
    expect(all.knockouts[0]?.demand?.lotId).toBeUndefined();
  });

  it("estimates the code where the notice has none, and says so", () => {
    const guessing = fitModels({
      estimateCpv: () => [
        { code: "79341400", probability: 0.6 },
        { code: "45233140", probability: 0.2 },
      ],
    });
    const without = campaignTender({ cpv: ["79000000"], lots: [lot({ cpv: [] })] });
    const tender = prepareTender(guessing, without, { labelOf });
    const guess = assessFit(guessing, prepareAgency(guessing, agencyProfile()), tender, { today });
    expect(guess.estimatedCpv?.map(({ code }) => code)).toEqual(["79341400", "45233140"]);
    expect(guess.features[1]).toBeCloseTo(0.75);
    expect(guess.parts[0]?.reason).toBe("Gemeinsam: Imagekampagne, Werbekampagne, Plakaten");
    const published = assess(agencyProfile());
    expect(published.estimatedCpv).toBeUndefined();
    expect(guess.high - guess.low).toBeGreaterThan(published.high - published.low);
  });

  it("shows parts whose weights add up to 100", () => {
    for (const profile of [emptyProfile, agencyProfile(), agencyProfile({ references: [] })]) {
      const { parts } = assess(profile);
      expect(parts.map(({ key }) => key)).toEqual([
        "services",
        "references",
        "size",
        "region",
        "eligibility",
      ]);
      expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    }
  });

  it("knows a client the agency has worked for", () => {
    const familiar = assess(agencyProfile());
    const stranger = assess(
      agencyProfile(),
      campaignTender({ buyers: [{ name: "Gemeinde Anderswo", identifiers: [] }] }),
    );
    expect(familiar.features[5]).toBe(1);
    expect(stranger.features[5]).toBeLessThan(1);
    const privateOnly = agencyProfile({
      references: [reference({ client: "Muster AG", isPublicClient: false })],
    });
    expect(assess(privateOnly).features[5]).toBeLessThan(stranger.features[5] ?? 0);
  });
});
