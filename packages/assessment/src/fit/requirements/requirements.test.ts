import type { Lot } from "@tc/domain";
import { describe, expect, it } from "vitest";
import { campaignTender, lot } from "../testing/fit-fixtures.ts";
import { amountsIn } from "./money-in-text.ts";
import type { Requirement } from "./requirement.ts";
import { requirementsOf } from "./requirements.ts";
import { sentencesOf } from "./sentences.ts";

function read(description: string, type?: string): Requirement[] {
  return readCriteria([{ description, ...(type !== undefined && { type }) }]);
}

function readCriteria(selectionCriteria: Lot["selectionCriteria"]): Requirement[] {
  return requirementsOf(
    campaignTender({
      description: "Werbung",
      lots: [lot({ selectionCriteria, submissionLanguages: [] })],
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
    expect(basis("Jahresumsatz des Unternehmens insgesamt mindestens 400.000 €.")).toEqual([
      "unsaid",
    ]);
    expect(basis("Umsatz in drei Jahren insgesamt mindestens 400.000 €.")).toEqual(["sum"]);
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
    expect(
      read("Haftpflichtversicherung über 1 Mio. € spätestens zum Leistungsbeginn."),
    ).toMatchObject([{ mayFollow: true }]);
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
    expect(terms("Berufshaftpflicht über 2 Mio. €, 2-mal im Jahr.")).toEqual([[true, 2, false]]);
    expect(terms("Berufshaftpflicht über 2 Mio. €, 3 x im Jahr.")).toEqual([[true, 3, false]]);
    expect(terms("Berufs- oder Betriebshaftpflichtversicherung über 2 Mio. €.")).toEqual([
      [true, 1, false],
    ]);
    expect(terms("Berufs- und Betriebshaftpflichtversicherung über 2 Mio. €.")).toEqual([
      [false, 1, false],
    ]);
    expect(terms("Betriebshaftpflicht, Berufshaftpflicht: je 2 Mio. €.")).toEqual([
      [false, 1, false],
    ]);
    expect(terms("Nachweis einer Haftpflichtversicherung")).toEqual([[true, 1, false]]);
    expect(terms("Nachweis der Haftpflichtversicherung mit üblicher Deckung")).toEqual([
      [true, 1, true],
    ]);
    expect(terms("(Eigenerklärung Haftpflichtversicherung)")).toEqual([[true, 1, true]]);
  });

  it("leaves a policy open that covers further risks in its last lines", () => {
    const list =
      "Berufshaftpflichtversicherung mit Deckungssummen:\n— 2 Mio. EUR für Personenschäden\n— 300.000 EUR für den Verlust von Schlüsseln";
    expect(read(list)).toMatchObject([{ isProfessional: false }]);
  });

  it("leaves a policy open that must do more than reach the sums", () => {
    const isProfessional = (text: string) =>
      read(text).map(
        (requirement) => requirement.kind === "insurance" && requirement.isProfessional,
      );
    const sums = "Berufshaftpflichtversicherung über 2 Mio. EUR.";
    expect(isProfessional(`${sums} Der Schaden ist zu melden.`)).toEqual([true]);
    expect(
      isProfessional(`${sums} Die Versicherung muss auch für Arbeiten im Ausland gelten.`),
    ).toEqual([false]);
    expect(isProfessional(`${sums} Subunternehmer sind mitzuversichern.`)).toEqual([false]);
    expect(isProfessional(`${sums} Selbstbehalt höchstens 500 EUR.`)).toEqual([false]);
    expect(isProfessional(`${sums} Die Zahl der Schadensfälle ist unbegrenzt.`)).toEqual([false]);
    expect(isProfessional("Haftpflicht und Kasko der Fahrzeuge über 2 Mio. EUR.")).toEqual([false]);
    expect(isProfessional("Haftpflichtversicherung nach BewachV über 2 Mio. EUR.")).toEqual([
      false,
    ]);
  });

  it("takes a bare word for the business liability that the notice names elsewhere", () => {
    const isProfessional = (description: string, name?: string) =>
      readCriteria([{ description, ...(name !== undefined && { name }) }]).map(
        (requirement) => requirement.kind === "insurance" && requirement.isProfessional,
      );
    const sums = "Haftpflichtversicherung über mindestens 2 Mio. EUR.";
    expect(isProfessional(sums)).toEqual([true]);
    expect(isProfessional(sums, "Betriebshaftpflicht")).toEqual([false]);
    expect(isProfessional(sums, "Betriebs- oder Berufshaftpflicht")).toEqual([true]);
    expect(
      isProfessional(`${sums} Vorzulegen ist die Police der Betriebshaftpflichtversicherung.`),
    ).toEqual([false]);
    expect(
      isProfessional("Deckungssumme mindestens 2 Mio. EUR.", "Berufs-/Betriebshaftpflicht"),
    ).toEqual([true]);
    expect(isProfessional("Berufs? oder Betriebshaftpflichtversicherung über 2 Mio. €.")).toEqual([
      true,
    ]);
  });

  it("joins what several places of a lot say of its insurance", () => {
    const sums = "Berufshaftpflichtversicherung über mindestens 2 Mio. EUR.";
    const apart = "Weitere Angaben folgen hier. ".repeat(20);
    expect(read(`${sums} ${apart} Die Deckungssummen sind zweifach zu maximieren.`)).toMatchObject([
      { timesAYear: 2 },
    ]);
    expect(
      readCriteria([
        { description: sums },
        {
          description:
            "Nachweis der Berufshaftpflichtversicherung, die im Auftragsfall erhöht wird, zweifach maximiert",
        },
      ]),
    ).toMatchObject([
      { highestCents: 200_000_000, timesAYear: 2, mayFollow: true, isSumElsewhere: false },
      { highestCents: 0, isSumElsewhere: true },
    ]);
    expect(read("Nachweis der geforderten Berufshaftpflichtversicherung")).toMatchObject([
      { isSumElsewhere: true },
    ]);
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
    expect(turnover("Für mehrere Lose zusammen: Mindestumsatz 300.000 €.")).toEqual([
      [false, false],
    ]);
  });

  it("takes a turnover for one of a field wherever words behind the sum, around it or in the name say so", () => {
    const isSpecific = (description: string, name?: string) =>
      readCriteria([{ description, ...(name !== undefined && { name }) }]).map(
        (requirement) => requirement.kind === "turnover" && requirement.isSpecific,
      );
    const whole = "Der Jahresumsatz des Bieters muss mindestens 150.000 EUR betragen.";
    expect(isSpecific(whole)).toEqual([false]);
    expect(isSpecific(whole, "Umsatz im Tätigkeitsbereich")).toEqual([true]);
    expect(
      isSpecific("Jahresumsatz von mindestens 150.000 Euro (netto) für den Betrieb von Kantinen."),
    ).toEqual([true]);
    expect(
      isSpecific(
        "Umsatz der letzten drei Jahre im Leistungsbild Vermessung: mindestens 150.000 €.",
      ),
    ).toEqual([true]);
    expect(
      isSpecific(
        "Jahresumsatz von mindestens 150.000 €, davon die Hälfte aus Aufträgen der Länder.",
      ),
    ).toEqual([true]);
    expect(isSpecific("Der Honorarumsatz muss mindestens 150.000 € betragen.")).toEqual([true]);
    const apart = `Anzugeben ist der Umsatz im Bereich Bewachung. ${"Weiteres steht dort. ".repeat(30)}`;
    expect(isSpecific(`${apart} ${whole}`)).toEqual([true]);
    expect(
      isSpecific(
        "Der Umsatz in EUR (netto) für jedes der letzten drei Jahre: mindestens 150.000 €.",
      ),
    ).toEqual([false]);
    expect(isSpecific(`${apart} Mindestumsatz (gesamt): mindestens 150.000 €.`)).toEqual([false]);
    expect(isSpecific(`${apart} Allgemeiner Jahresumsatz mindestens 150.000 €.`)).toEqual([false]);
    expect(
      isSpecific("Jahresumsatz in den letzten drei Jahren von mindestens 150.000 € netto."),
    ).toEqual([false]);
  });

  it("takes no highest turnover for a demand", () => {
    expect(
      read("Als klein gilt, wer einen Jahresumsatz von höchstens 10 Mio. EUR erreicht."),
    ).toEqual([]);
  });

  it("reads line breaks as blanks", () => {
    const text = "Umsatz mindestens in\neinem der letzten drei Jahre von mindestens 2 Mio. €.";
    expect(read(text)).toMatchObject([{ basis: "any" }]);
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

  it("takes no references for plain where the next sentence says what they must be about", () => {
    const isPlain = (text: string) =>
      read(text).map((requirement) => requirement.kind === "references" && requirement.isPlain);
    expect(isPlain("Mindestens zwei Referenzen.")).toEqual([true]);
    expect(isPlain("Mindestens zwei Referenzen. Sie betreffen den Bereich Catering.")).toEqual([
      false,
    ]);
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

  it("leaves a certificate open where its scope or a further standard is demanded with it", () => {
    const isScoped = (text: string) =>
      read(text).map((requirement) => requirement.kind === "certificates" && requirement.isScoped);
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
