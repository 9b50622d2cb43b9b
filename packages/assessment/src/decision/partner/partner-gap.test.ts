import { describe, expect, it } from "vitest";
import { assessFit } from "../../fit/assess-fit.ts";
import type { AgencyProfile } from "../../fit/agency-profile.ts";
import { prepareAgency } from "../../fit/prepare-agency.ts";
import { prepareTender } from "../../fit/prepare-tender.ts";
import {
  agencyProfile,
  campaignTender,
  fitModels,
  labelOf,
  lot,
} from "../../fit/testing/fit-fixtures.ts";
import { partnerGapOf } from "./partner-gap.ts";

const models = fitModels();
/** 800,000 € in the weakest year, 3.3 million together */
const turnover = [
  { year: 2025, cents: 130_000_000 },
  { year: 2024, cents: 120_000_000 },
  { year: 2023, cents: 80_000_000 },
];

function gap(demand: string, beside = "", profile: Partial<AgencyProfile> = {}) {
  const criteria = [demand, beside].filter((text) => text !== "");
  const tender = campaignTender({
    lots: [lot({ selectionCriteria: criteria.map((description) => ({ description })) })],
  });
  const { knockouts } = assessFit(
    models,
    prepareAgency(models, agencyProfile({ turnover, ...profile })),
    prepareTender(models, tender, { labelOf }),
    { today: "2026-02-01" },
  );
  return knockouts.map((knockout) => partnerGapOf(knockout, tender)).find(Boolean);
}

describe("what a partner would have to bring", () => {
  it("is what the weakest year lacks, rounded up, so that it is enough by every reading", () => {
    expect(gap("Jahresumsatz jeweils mindestens 1.234.567 €")).toEqual({
      cents: 44_000_000,
      per: "year",
      isAtLeast: false,
      demandCents: 123_456_700,
      ownCents: 80_000_000,
      terms: { kind: "silent" },
    });
    expect(gap("Mindestumsatz 2 Mio. €")).toMatchObject({ cents: 120_000_000, per: "year" });
    expect(gap("Jahresumsatz im Durchschnitt mindestens 1.150.500 €")).toMatchObject({
      cents: 5_100_000,
      ownCents: 110_000_000,
    });
  });

  it("is of three years together where their sum is demanded", () => {
    const demand = "Umsatz der letzten drei Jahre in Summe mindestens 4 Mio. €";
    expect(gap(demand)).toMatchObject({ cents: 70_000_000, per: "sum", ownCents: 330_000_000 });
  });

  it("is only the least where turnover with comparable services counts", () => {
    expect(gap("Umsatz mit vergleichbaren Leistungen: mindestens 5 Mio. €")).toMatchObject({
      isAtLeast: true,
    });
  });

  it("is nothing where the demand is met or open, and of what does not add up", () => {
    expect(gap("Jahresumsatz im Durchschnitt mindestens 1 Mio. €")).toBeUndefined();
    expect(gap("Mindestumsatz 9 Mio. €", "", { turnover: [] })).toBeUndefined();
    const insurance = { coverCents: 100_000_000 };
    expect(gap("Berufshaftpflicht mit mindestens 5 Mio. €", "", { insurance })).toBeUndefined();
    expect(gap("Mindestens 30 Referenzen der letzten drei Jahre")).toBeUndefined();
  });
});

// Sentences of published notices
describe("what a notice says of bidding together", () => {
  const demand = "Jahresumsatz jeweils mindestens 2 Mio. €.";

  it.each([
    "Für die Einhaltung des vorgenannten Mindeststandards werden bei allen Kooperationsformen (Bewerbergemeinschaften oder Eignungsleihe) die Angaben der benannten Unternehmen addiert.",
    "Bei Bewerbergemeinschaften ist die Summe der durchschnittlichen Jahresumsätze (der Mitglieder dieser Bewerbergemeinschaft) maßgebend.",
    "Bewerbergemeinschaften sind teilnahmeberechtigt, wenn die Mitglieder insgesamt die Zulassungsvoraussetzungen (Eignungsanforderungen) erfüllen.",
  ])("is told where it adds up: %s", (sentence) => {
    expect(gap(demand, sentence)).toMatchObject({
      cents: 120_000_000,
      terms: { kind: "sum", quote: sentence },
    });
  });

  it.each([
    "Bei Bietergemeinschaften muss der Umsatz bei jedem einzelnen Unternehmen mindestens 1 Mio. € betragen.",
    "Bei Bietergemeinschaften ist diese Anforderung von jedem Mitglied der Bietergemeinschaft zu erfüllen und jeweils einzureichen, deren Mindestumsatz gefordert ist.",
    "Bietergemeinschaften sind nicht zugelassen.",
  ])("rules a partner out where each member must have it all: %s", (sentence) => {
    expect(gap(demand, sentence)).toBeUndefined();
  });

  it("asks the whole of the partner where one member must have it alone", () => {
    const sentence =
      "Bei Bietergemeinschaften muss ein einzelnes Mitglied den Mindestumsatz allein erreichen.";
    expect(gap(demand, sentence)).toMatchObject({
      cents: 200_000_000,
      terms: { kind: "single", quote: sentence },
    });
  });

  it.each([
    "Bei Bietergemeinschaften ist diese von jedem Mitglied der Bietergemeinschaft einzureichen.",
    "Bei Bietergemeinschaften reicht es aus, wenn die Umsatzangaben für die gesamte Bietergemeinschaft nur einmalig im Vordruck des bevollmächtigten Mitglieds gemacht werden.",
    "Mehrfachbeteiligungen einzelner Mitglieder einer Bewerbergemeinschaft sind unzulässig und führen zum Verfahrensausschluss sämtlicher betroffener Bewerbergemeinschaften.",
    "Bei Bietergemeinschaften gilt, dass jedes einzelne Mitglied eine entsprechende Erklärung abzugeben hat.",
  ])("is not read out of who hands in which paper: %s", (sentence) => {
    expect(gap(demand, sentence)).toMatchObject({ terms: { kind: "silent" } });
  });

  it("is for a reader to judge where no rule reads a sentence about turnover", () => {
    const sentence = "Der Umsatz einer Bietergemeinschaft wird nach Anteilen gewertet.";
    expect(gap(demand, sentence)).toMatchObject({ terms: { kind: "unclear", quote: sentence } });
  });
});
