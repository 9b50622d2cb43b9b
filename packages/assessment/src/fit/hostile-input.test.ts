import type { Lot, Tender } from "@tc/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AgencyProfile } from "./agency-profile.ts";
import { assessFit } from "./assess-fit.ts";
import { createAgencyBlock, scoreBlock } from "./block.ts";
import { prepareAgency } from "./prepare-agency.ts";
import { prepareTender } from "./prepare-tender.ts";
import { requirementsOf } from "./requirements/requirements.ts";
import { campaignTender, fitModels, labelOf, lot } from "./testing/fit-fixtures.ts";

const models = fitModels();

const phrases = [
  "mindestens",
  "Referenzen",
  "drei (3)",
  "Umsatz",
  "Haftpflichtversicherung",
  "5.000.000,00 EUR",
  "1,5 Mio. €",
  "Los 2:",
  "ISO 9001, 14001 oder EMAS",
  "letzten 3 Jahre",
  "4 Punkte",
  "Büro in Bayern muss",
  "--- ",
  "\n",
  "999999999999999999 Mrd. EUR",
  "<script>",
  "\u0000\u202e",
];
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.array(fc.constantFrom(...phrases), { maxLength: 30 }).map((words) => words.join(" ")),
);
const cents = fc.oneof(
  fc.constantFrom(0, -1, 1, Number.MAX_SAFE_INTEGER, Number.NaN, Infinity),
  fc.integer(),
);
const day = fc.constantFrom("2026-01-01", "0000-00-00", "", "morgen", "9999-12-31");
const codes = fc.array(fc.oneof(fc.constantFrom("79341400", "79", "00000000"), text), {
  maxLength: 5,
});

const profile: fc.Arbitrary<AgencyProfile> = fc.record({
  focus: text,
  agencySectors: fc.subarray(["advertising", "print", "web"] as const),
  cpv: codes,
  regions: fc.array(fc.oneof(fc.constantFrom("DE2", "DEZ", ""), text), { maxLength: 4 }),
  isNationwide: fc.boolean(),
  turnover: fc.array(fc.record({ year: fc.integer(), cents }), { maxLength: 3 }),
  insurance: fc.record({ coverCents: cents, expiresOn: day }, { requiredKeys: [] }),
  languages: fc.array(fc.constantFrom("DEU", "", "xx"), { maxLength: 3 }),
  certificates: fc.array(fc.record({ name: text, expiresOn: day }), { maxLength: 4 }),
  references: fc.array(
    fc.record({
      client: text,
      title: text,
      year: fc.integer(),
      valueCents: cents,
      agencySectors: fc.constant([]),
      isPublicClient: fc.boolean(),
    }),
    { maxLength: 5 },
  ),
  exclusions: fc.record({
    agencySectors: fc.subarray(["advertising", "film"] as const),
    keywords: fc.array(text, { maxLength: 3 }),
    minValueCents: cents,
    maxValueCents: cents,
    minLeadDays: fc.integer(),
  }),
  keywords: fc.array(text, { maxLength: 5 }),
});

const money = fc.record({ cents, currency: fc.constantFrom("EUR", "CHF", "") });
const values = fc.record({ estimated: money, frameworkMaximum: money }, { requiredKeys: [] });
const lots: fc.Arbitrary<Lot> = fc
  .record({
    id: fc.oneof(fc.constantFrom("LOT-0001", "LOT-0002", ""), text),
    title: text,
    description: text,
    cpv: codes,
    nuts: codes,
    values,
    submissionLanguages: fc.array(text, { maxLength: 2 }),
    selectionCriteria: fc.array(fc.record({ description: text, type: text }), { maxLength: 4 }),
  })
  .map((change) => lot(change));
const tender: fc.Arbitrary<Tender> = fc
  .record({
    title: text,
    description: text,
    buyers: fc.array(
      text.map((name) => ({ name, identifiers: [] })),
      { maxLength: 3 },
    ),
    cpv: codes,
    nuts: codes,
    values,
    publishedOn: day,
    lots: fc.array(lots, { maxLength: 4 }),
  })
  .map((change) => campaignTender(change));
const budget = fc.option(fc.record({ lowCents: cents, medianCents: cents, highCents: cents }), {
  nil: undefined,
});

describe("hostile profiles and notices", () => {
  it("give a score within its range, and the same one twice", () => {
    fc.assert(
      fc.property(profile, tender, budget, day, (anyProfile, anyTender, range, today) => {
        const agency = prepareAgency(models, anyProfile);
        const prepared = prepareTender(models, anyTender, { labelOf, budget: range });
        const result = assessFit(models, agency, prepared, { today });
        for (const value of [result.score, result.low, result.high]) {
          expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true);
        }
        expect(result.low).toBeLessThanOrEqual(result.score);
        expect(result.score).toBeLessThanOrEqual(result.high);
        expect(result.features.every((value) => value >= 0 && value <= 1)).toBe(true);
        expect(result.parts.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
        const isFailed = result.knockouts.some(
          (knockout) => knockout.status === "failed" && knockout.demand?.lotId === undefined,
        );
        if (isFailed) expect(result.knockout).toBe("failed");
        const block = createAgencyBlock([agency, agency]);
        expect(scoreBlock(models, block, prepared).score[1]).toBe(result.score);
      }),
      { numRuns: 120, seed: 4 },
    );
  });

  it("are quoted word for word, briefly", () => {
    fc.assert(
      fc.property(tender, (anyTender) => {
        const fields = anyTender.lots.flatMap((entry) => [
          entry.description ?? "",
          entry.submissionLanguages.join(", "),
          ...entry.selectionCriteria.map(({ description }) => description ?? ""),
        ]);
        fields.push(anyTender.description ?? "");
        for (const { demand } of requirementsOf(anyTender)) {
          expect(fields.some((field) => field.includes(demand.quote))).toBe(true);
          expect(demand.quote.length).toBeLessThanOrEqual(300);
        }
      }),
      { numRuns: 200, seed: 5 },
    );
  });

  it("are read in bounded time however long they are", () => {
    const long = "mindestens 3 Referenzen Umsatz 5 Mio. EUR Los 1 ".repeat(20_000);
    const many = Array.from({ length: 300 }, (_, at) =>
      lot({ id: `LOT-${at}`, selectionCriteria: [{ description: `${at} ${long}` }] }),
    );
    const requirements = requirementsOf(campaignTender({ description: long, lots: many }));
    expect(requirements.length).toBeLessThanOrEqual(80);
  });
});
