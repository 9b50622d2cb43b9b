import { describe, expect, it } from "vitest";
import { facts, readCriteria, readCriterion } from "../testing/read-criteria.ts";

describe("turnoverDemands", () => {
  it("tells what a minimum turnover is compared with", () => {
    const basis = (text: string, type?: string) =>
      readCriterion(text, type).flatMap((requirement) =>
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
    expect(basis("Der jeweilige Gesamtumsatz der o.g. Jahre: mindestens 400.000 €.")).toEqual([
      "each",
    ]);
    expect(basis("Der Umsatz muss zumindest in einem Jahr 1 Mio. € betragen.")).toEqual(["any"]);
    expect(basis("Mindestumsatz: 400.000 €.")).toEqual(["unsaid"]);
    expect(basis("Mindestens 400.000 €.", "slc-stand-to-avg")).toEqual(["average"]);
  });

  it("knows a turnover with comparable services from the whole one", () => {
    const text = "Umsatz mit vergleichbaren Leistungen von mindestens 300.000 € pro Jahr.";
    expect(facts(readCriterion(text))).toEqual([
      {
        kind: "turnover",
        cents: 30_000_000,
        basis: "each",
        isSpecific: true,
        isSure: true,
        years: [],
        isPlain: false,
      },
    ]);
  });

  it("takes a turnover for the whole one only where nothing limits it", () => {
    const turnover = (text: string) =>
      readCriterion(text).map((requirement) =>
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
    expect(
      isSpecific(
        "Umsatz, gemittelt über drei Jahre, im Messebaubereich Süd: mindestens 150.000 €.",
      ),
    ).toEqual([true]);
    expect(
      isSpecific(
        "Der gemittelte Umsatz der letzten drei Jahre in Messebau beträgt mindestens 150.000 €.",
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
    expect(
      isSpecific("Umsätze im nachfolgend genannten Umfang: Gesamtumsatz mindestens 150.000 €."),
    ).toEqual([false]);
    expect(isSpecific(`${apart} Allgemeiner Jahresumsatz mindestens 150.000 €.`)).toEqual([false]);
    expect(
      isSpecific("Jahresumsatz in den letzten drei Jahren von mindestens 150.000 € netto."),
    ).toEqual([false]);
  });

  it("is plain only where every word is one that limits nothing", () => {
    const isPlain = (description: string, name?: string) =>
      readCriteria([{ description, ...(name !== undefined && { name }) }]).map(
        (requirement) => requirement.kind === "turnover" && requirement.isPlain,
      );
    const whole =
      "Der durchschnittliche Jahresumsatz (netto) der letzten drei abgeschlossenen Geschäftsjahre muss mindestens 150.000 € betragen.";
    expect(isPlain(whole)).toEqual([true]);
    expect(isPlain(whole, "Umsatz")).toEqual([true]);
    expect(isPlain(whole, "Umsatz Messebau")).toEqual([false]);
    expect(isPlain("Mindestumsatz Messebau: 150.000 €.")).toEqual([false]);
    expect(isPlain("Umsatz Messebau.\nEr muss mindestens 150.000 € betragen.")).toEqual([false]);
    expect(isPlain(whole.replace("drei", "fünf"))).toEqual([false]);
    expect(isPlain("Ein Mindestumsatz von 150.000 € ist nicht erforderlich.")).toEqual([false]);
    expect(isPlain("Der Umsatz darf 150.000 € nicht unterschreiten.")).toEqual([true]);
    expect(isPlain(`Mindestumsatz ${"schadensumme".repeat(40)}x 150.000 €.`)).toEqual([false]);
  });

  it("takes no highest turnover for a demand", () => {
    expect(
      readCriterion("Als klein gilt, wer einen Jahresumsatz von höchstens 10 Mio. EUR erreicht."),
    ).toEqual([]);
  });

  it("reads line breaks as blanks", () => {
    const text = "Umsatz mindestens in\neinem der letzten drei Jahre von mindestens 2 Mio. €.";
    expect(readCriterion(text)).toMatchObject([{ basis: "any" }]);
  });
});
