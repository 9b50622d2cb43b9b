import { describe, expect, it } from "vitest";
import { facts, readCriteria, readCriterion } from "../testing/read-criteria.ts";

describe("insuranceDemands", () => {
  it("takes the covers of one policy together", () => {
    const text =
      "Betriebshaftpflichtversicherung mit Deckungssummen von:\n- 3 Mio. EUR für Personenschäden,\n- 500.000 EUR für Vermögensschäden";
    expect(facts(readCriterion(text))).toEqual([
      {
        kind: "insurance",
        lowestCents: 50_000_000,
        highestCents: 300_000_000,
        timesAYear: 1,
        isProfessional: false,
        isSumElsewhere: false,
        mayFollow: false,
        maySpare: false,
        isPlain: true,
      },
    ]);
    const later = "Haftpflichtversicherung über 1 Mio. €, die im Auftragsfall abgeschlossen wird.";
    expect(readCriterion(later)).toMatchObject([{ highestCents: 100_000_000, mayFollow: true }]);
    expect(readCriterion("Nachweis der Berufshaftpflichtversicherung")).toMatchObject([
      { highestCents: 0 },
    ]);
    expect(
      readCriterion("Haftpflichtversicherung über 1 Mio. € spätestens zum Leistungsbeginn."),
    ).toMatchObject([{ mayFollow: true }]);
  });

  it("tells the professional liability from other policies, and how often a year its cover is demanded", () => {
    const terms = (text: string) =>
      readCriterion(text).map((requirement) =>
        requirement.kind === "insurance"
          ? [requirement.isProfessional, requirement.timesAYear, requirement.isSumElsewhere]
          : [],
      );
    expect(terms("Berufshaftpflichtversicherung über 2 Mio. €, zweifach maximiert.")).toEqual([
      [true, 2, false],
    ]);
    expect(terms("Berufshaftpflicht über 2 Mio. €, 2-mal im Jahr.")).toEqual([[true, 2, false]]);
    expect(terms("Berufshaftpflicht über 2 Mio. €, 3 x im Jahr.")).toEqual([[true, 3, false]]);
    expect(terms("Berufshaftpflicht über 2 Mio. €, 5-fach maximiert.")).toEqual([[true, 5, false]]);
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
    expect(readCriterion(list)).toMatchObject([{ isProfessional: false }]);
  });

  it("leaves a policy open that must do more than reach the sums", () => {
    const isProfessional = (text: string) =>
      readCriterion(text).map(
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
    const before = "Gefordert ist eine Berufs- oder Betriebshaftpflicht für alle Schäden. ";
    const between = "Sie ist mit dem Angebot durch eine Erklärung zu belegen. ".repeat(3);
    expect(isProfessional(`${before}${between}Deckungssummen: 2 Mio. EUR.`)).toEqual([true]);
    expect(isProfessional(`${before}${between}Elektronikversicherung: 2 Mio. EUR.`)).toEqual([
      false,
    ]);
    expect(isProfessional("Berufs? oder Betriebshaftpflichtversicherung über 2 Mio. €.")).toEqual([
      true,
    ]);
  });

  it("joins what several places of a lot say of its insurance", () => {
    const sums = "Berufshaftpflichtversicherung über mindestens 2 Mio. EUR.";
    const apart = "Weitere Angaben folgen hier. ".repeat(20);
    expect(
      readCriterion(`${sums} ${apart} Die Deckungssummen sind zweifach zu maximieren.`),
    ).toMatchObject([{ timesAYear: 2 }]);
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
    expect(readCriterion("Nachweis der geforderten Berufshaftpflichtversicherung")).toMatchObject([
      { isSumElsewhere: true },
    ]);
  });
});
