import { describe, expect, it } from "vitest";
import { campaignTender, lot } from "../testing/fit-fixtures.ts";
import { amountsIn } from "./money-in-text.ts";
import type { Requirement } from "./requirement.ts";
import { requirementsOf } from "./requirements.ts";
import { sentencesOf } from "./sentences.ts";

function read(description: string, type?: string): Requirement[] {
  const criterion = { description, ...(type !== undefined && { type }) };
  return requirementsOf(
    campaignTender({
      description: "Werbung",
      lots: [lot({ selectionCriteria: [criterion], submissionLanguages: [] })],
    }),
  );
}

const facts = (requirements: readonly Requirement[]) =>
  requirements.map(({ demand, ...rest }) => {
    expect(demand.quote).not.toBe("");
    return rest;
  });

describe("amountsIn", () => {
  it.each([
    ["1,5 Mio. EUR", 150_000_000],
    ["3 000 000 EUR", 300_000_000],
    ["3.000.000,00 €", 300_000_000],
    ["EUR 5.000.000,-", 500_000_000],
    ["500 TEUR", 50_000_000],
    ["250 T€", 25_000_000],
    ["300 Tsd. Euro", 30_000_000],
    ["zwei Millionen Euro", 200_000_000],
    ["1'000'000 €", 100_000_000],
    ["1,000,000.00 EUR", 100_000_000],
    ["7.0 Mio. EUR", 700_000_000],
    ["80.000 €", 8_000_000],
  ])("reads %s", (text, cents) => {
    expect(amountsIn(`mindestens ${text} netto`).map((amount) => amount.cents)).toEqual([cents]);
  });

  it("takes no number without a currency and no part of a longer one", () => {
    expect(amountsIn("seit 2019, 5 Jahre, § 45 Abs. 1, 4 000 m2, 12.03.2026")).toEqual([]);
  });
});

describe("sentencesOf", () => {
  it("does not cut behind abbreviations, ordinals and colons", () => {
    const text =
      "Gefordert sind mind. 1,5 Mio. EUR z. B. für das 3. Quartal. Die Summen:\n2 Mio. EUR\nEnde";
    expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      "Gefordert sind mind. 1,5 Mio. EUR z. B. für das 3. Quartal.",
      "Die Summen:\n2 Mio. EUR",
      "Ende",
    ]);
  });
});

describe("requirementsOf", () => {
  it("tells what a minimum turnover is compared with", () => {
    const basis = (text: string, type?: string) =>
      read(text, type).flatMap((requirement) =>
        requirement.kind === "turnover" ? requirement.basis : [],
      );
    expect(basis("Durchschnittlicher Jahresumsatz von mindestens 2 Mio. EUR.")).toEqual([
      "average",
    ]);
    expect(basis("Umsatz der letzten drei Jahre in Summe über 400.000 €.")).toEqual(["sum"]);
    expect(basis("Jahresumsatz jeweils mindestens 400.000 €.")).toEqual(["each"]);
    expect(basis("Der Umsatz muss zumindest in einem Jahr 1 Mio. € betragen.")).toEqual(["any"]);
    expect(basis("Mindestumsatz: 400.000 €.")).toEqual(["unsaid"]);
    expect(basis("Mindestens 400.000 €.", "slc-stand-to-avg")).toEqual(["average"]);
  });

  it("knows a turnover with comparable services from the whole one", () => {
    const text = "Umsatz mit vergleichbaren Leistungen von mindestens 300.000 € pro Jahr.";
    expect(facts(read(text))).toEqual([
      { kind: "turnover", cents: 30_000_000, basis: "each", isSpecific: true, isSure: true },
    ]);
  });

  it("takes the covers of one policy together", () => {
    const text =
      "Betriebshaftpflichtversicherung mit Deckungssummen von:\n- 3 Mio. EUR für Personenschäden,\n- 500.000 EUR für Vermögensschäden";
    expect(facts(read(text))).toEqual([
      {
        kind: "insurance",
        lowestCents: 50_000_000,
        highestCents: 300_000_000,
        timesAYear: 1,
        isProfessional: false,
        isSumElsewhere: false,
        mayFollow: false,
      },
    ]);
    const later = "Haftpflichtversicherung über 1 Mio. €, die im Auftragsfall abgeschlossen wird.";
    expect(read(later)).toMatchObject([{ highestCents: 100_000_000, mayFollow: true }]);
    expect(read("Nachweis der Berufshaftpflichtversicherung")).toMatchObject([{ highestCents: 0 }]);
  });

  it("tells the professional liability from other policies, and how often a year its cover is demanded", () => {
    const terms = (text: string) =>
      read(text).map((requirement) =>
        requirement.kind === "insurance"
          ? [requirement.isProfessional, requirement.timesAYear, requirement.isSumElsewhere]
          : [],
      );
    expect(terms("Berufshaftpflichtversicherung über 2 Mio. €, zweifach maximiert.")).toEqual([
      [true, 2, false],
    ]);
    expect(terms("Berufs- oder Betriebshaftpflichtversicherung über 2 Mio. €.")).toEqual([
      [true, 1, false],
    ]);
    expect(terms("Berufs- und Betriebshaftpflichtversicherung über 2 Mio. €.")).toEqual([
      [false, 1, false],
    ]);
    expect(terms("Nachweis einer Haftpflichtversicherung")).toEqual([[true, 1, false]]);
    expect(terms("Nachweis der Haftpflichtversicherung mit üblicher Deckung")).toEqual([
      [true, 1, true],
    ]);
    expect(terms("(Eigenerklärung Haftpflichtversicherung)")).toEqual([[true, 1, true]]);
  });

  it("takes a turnover for the whole one only where nothing limits it", () => {
    const turnover = (text: string) =>
      read(text).map((requirement) =>
        requirement.kind === "turnover" ? [requirement.isSpecific, requirement.isSure] : [],
      );
    expect(turnover("Gesamtumsatz von mindestens 300.000 €.")).toEqual([[false, true]]);
    expect(turnover("Jahresumsatz mit Druckerzeugnissen von mindestens 300.000 €.")).toEqual([
      [true, true],
    ]);
    expect(turnover("Mindestumsatz je Los 300.000 €.")).toEqual([[false, false]]);
  });

  it("takes no social insurance, fee or scoring scale for a demand", () => {
    expect(read("Nachweis der Beiträge zur Sozialversicherung, Gebühr 30.000 €.")).toEqual([]);
    expect(read("Jahresumsatz\nab 2.000.000 EUR: 4 Punkte\nab 3.000.000 EUR: 6 Punkte")).toEqual(
      [],
    );
    expect(read("Zertifizierung nach ISO 9001 (1 Punkt)")).toEqual([]);
    expect(read("Mindestens 3 Referenzen werden mit 5 Punkten bewertet.")).toEqual([]);
  });

  it("counts references, with their years and least value", () => {
    const text =
      "Benennung von mind. drei (3) vergleichbaren Referenzen der letzten fünf Jahre mit einem Volumen von je 50.000 EUR.";
    expect(facts(read(text))).toEqual([
      {
        kind: "references",
        count: 3,
        isCounted: true,
        isPlain: false,
        years: 5,
        minCents: 5_000_000,
      },
    ]);
    expect(read("Zwei Referenzprojekte, nicht älter als 3 Jahre.")).toMatchObject([
      { count: 2, years: 3 },
    ]);
    expect(read("Liste geeigneter Referenzen", "slc-abil-ref-services")).toMatchObject([
      { count: 1, isCounted: false },
    ]);
    expect(read("Es werden höchstens 5 Referenzen gelesen.")).toEqual([]);
  });

  it("names certificates in one spelling, alternatives together", () => {
    const names = (text: string) =>
      read(text).flatMap((requirement) =>
        requirement.kind === "certificates" ? [requirement.anyOf] : [],
      );
    expect(names("Zertifikat nach DIN EN ISO 9001:2015 oder gleichwertig")).toEqual([["ISO 9001"]]);
    expect(names("Gültige Zertifikate ISO 9001, 14001 und ISO/IEC 27001")).toEqual([
      ["ISO 9001"],
      ["ISO 14001"],
      ["ISO 27001"],
    ]);
    expect(names("Umweltmanagement nach EMAS oder ISO 14001")).toEqual([["EMAS", "ISO 14001"]]);
    expect(names("Soweit vorhanden: Zertifikat nach ISO 9001")).toEqual([]);
  });

  it("finds demanded offices, but no addresses of buyers", () => {
    const regions = (text: string) => read(text).filter(({ kind }) => kind === "region");
    expect(regions("Die Agentur muss ein Büro in Bayern oder Hessen unterhalten.")).toMatchObject([
      { isOffice: true, laender: ["DE2", "DE7"] },
    ]);
    expect(regions("Persönliche Präsenz vor Ort ist erforderlich.")).toMatchObject([
      { isOffice: false, laender: [] },
    ]);
    expect(regions("Angabe von Namen, Sitz und zuständiger Niederlassung.")).toEqual([]);
    expect(regions("Der Sitz des Auftraggebers ist in Bayern und muss genannt werden.")).toEqual(
      [],
    );
  });

  it("says once what every lot demands, and names the lot of what only one does", () => {
    const criteria = [{ description: "Mindestumsatz 200.000 EUR" }];
    const requirements = requirementsOf(
      campaignTender({
        lots: [
          lot({ selectionCriteria: criteria }),
          lot({
            id: "LOT-0002",
            selectionCriteria: [...criteria, { description: "Mindestens zwei Referenzen" }],
          }),
        ],
      }),
    );
    expect(requirements.map(({ kind, demand }) => [kind, demand.lotId])).toEqual([
      ["turnover", undefined],
      ["language", undefined],
      ["references", "LOT-0002"],
    ]);
  });

  it("gives each lot the amount named for it", () => {
    const criteria = [{ description: "Mindestumsatz\nLos 1: 200.000 EUR\nLos 2: 400.000 EUR" }];
    const lots = ["LOT-0001", "LOT-0002"].map((id) =>
      lot({ id, selectionCriteria: criteria, submissionLanguages: [] }),
    );
    expect(
      requirementsOf(campaignTender({ lots })).map((requirement) => [
        requirement.demand.lotId,
        requirement.kind === "turnover" && requirement.cents,
      ]),
    ).toEqual([
      ["LOT-0001", 20_000_000],
      ["LOT-0002", 40_000_000],
    ]);
  });

  it("quotes word for word with the field", () => {
    const [requirement] = read(
      "Vorbemerkung.\nGefordert ist ein Jahresumsatz von 2 Mio. € netto. Danke.",
    );
    expect(requirement?.demand).toEqual({
      quote: "Gefordert ist ein Jahresumsatz von 2 Mio. € netto.",
      field: "lots.LOT-0001.selectionCriteria.0.description",
    });
  });
});
