import { describe, expect, it } from "vitest";
import { campaignTender, lot } from "../testing/fit-fixtures.ts";
import { facts, readCriterion } from "../testing/read-criteria.ts";
import { amountsIn } from "./money-in-text.ts";
import { requirementsOf } from "./requirements.ts";
import { sentencesOf } from "./sentences.ts";

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
  it("takes no social insurance, fee or scoring scale for a demand", () => {
    expect(readCriterion("Nachweis der Beiträge zur Sozialversicherung, Gebühr 30.000 €.")).toEqual(
      [],
    );
    expect(
      readCriterion("Jahresumsatz\nab 2.000.000 EUR: 4 Punkte\nab 3.000.000 EUR: 6 Punkte"),
    ).toEqual([]);
    expect(readCriterion("Zertifizierung nach ISO 9001 (1 Punkt)")).toEqual([]);
    expect(readCriterion("Mindestens 3 Referenzen werden mit 5 Punkten bewertet.")).toEqual([]);
  });

  it("counts references, with their years and least value", () => {
    const text =
      "Benennung von mind. drei (3) vergleichbaren Referenzen der letzten fünf Jahre mit einem Volumen von je 50.000 EUR.";
    expect(facts(readCriterion(text))).toEqual([
      {
        kind: "references",
        count: 3,
        isCounted: true,
        isPlain: false,
        years: 5,
        minCents: 5_000_000,
      },
    ]);
    expect(readCriterion("Zwei Referenzprojekte, nicht älter als 3 Jahre.")).toMatchObject([
      { count: 2, years: 3 },
    ]);
    expect(readCriterion("Liste geeigneter Referenzen", "slc-abil-ref-services")).toMatchObject([
      { count: 1, isCounted: false },
    ]);
    expect(readCriterion("Es werden höchstens 5 Referenzen gelesen.")).toEqual([]);
    expect(
      readCriterion("Sofern Referenzen verlangt werden, sind sie mit Angabe des Jahres zu nennen."),
    ).toEqual([]);
  });

  it("takes no references for plain where the next sentence says what they must be about", () => {
    const isPlain = (text: string) =>
      readCriterion(text).map(
        (requirement) => requirement.kind === "references" && requirement.isPlain,
      );
    expect(isPlain("Mindestens zwei Referenzen.")).toEqual([true]);
    expect(isPlain("Mindestens zwei Referenzen. Sie betreffen den Bereich Catering.")).toEqual([
      false,
    ]);
  });

  it("names certificates in one spelling, alternatives together", () => {
    const names = (text: string) =>
      readCriterion(text).flatMap((requirement) =>
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

  it("leaves a certificate open where its scope or a further standard is demanded with it", () => {
    const isScoped = (text: string) =>
      readCriterion(text).map(
        (requirement) => requirement.kind === "certificates" && requirement.isScoped,
      );
    expect(isScoped("Zertifikat nach DIN EN ISO 9001:2015")).toEqual([false]);
    expect(isScoped("Zertifikat nach ISO 9001. Der Geltungsbereich umfasst den Druck.")).toEqual([
      true,
    ]);
    expect(isScoped("Zertifikat nach ISO 9001 und DIN 77200")).toEqual([true]);
    expect(isScoped("Zertifikate nach ISO 9001 und ISO 14001")).toEqual([false, false]);
    expect(isScoped("Zertifikat ISO 27001 auf der Basis von IT-Grundschutz")).toEqual([true, true]);
    expect(isScoped("Zertifikat ISO 9001 der ausführenden Niederlassung")).toEqual([true]);
    expect(isScoped("Zertifikat ISO 9001 wird gewertet")).toEqual([]);
  });

  it("finds demanded offices, but no addresses of buyers", () => {
    const regions = (text: string) => readCriterion(text).filter(({ kind }) => kind === "region");
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
    const [requirement] = readCriterion(
      "Vorbemerkung.\nGefordert ist ein Jahresumsatz von 2 Mio. € netto. Danke.",
    );
    expect(requirement?.demand).toEqual({
      quote: "Gefordert ist ein Jahresumsatz von 2 Mio. € netto.",
      field: "lots.LOT-0001.selectionCriteria.0.description",
    });
  });
});
