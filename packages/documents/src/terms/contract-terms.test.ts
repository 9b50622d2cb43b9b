import { describe, expect, it } from "vitest";
import { readContractTerms } from "./contract-terms.ts";

function terms(text: string): string[] {
  return readContractTerms(text).map((item) =>
    item.type === "contract"
      ? [item.kind, item.months, item.days, item.percent, item.capPercent]
          .filter((x) => x !== undefined)
          .join(" ")
      : item.type,
  );
}

describe("readContractTerms", () => {
  it.each([
    ["Die Vertragslaufzeit beträgt 24 Monate.", ["duration 24"]],
    ["Laufzeit: zwei Jahre ab Zuschlag", ["duration 24"]],
    ["Der Vertrag wird für die Dauer von vier (4) Jahren geschlossen.", ["duration 48"]],
    ["Der Rahmenvertrag hat eine Laufzeit von zwölf Monaten.", ["duration 12"]],
    ["Laufzeit vom 01.01.2027 bis 31.12.2028", ["duration 24"]],
    [
      "Der Leistungszeitraum erstreckt sich vom 1. März 2027 bis zum 28. Februar 2030.",
      ["duration 36"],
    ],
    [
      "Die Laufzeit beträgt 2 Jahre und verlängert sich um ein weiteres Jahr, wenn nicht gekündigt wird.",
      ["duration 24", "renewal 12"],
    ],
    [
      "Der Auftraggeber kann den Vertrag zweimal um jeweils zwölf Monate verlängern.",
      ["renewal 12"],
    ],
    ["Es besteht eine Verlängerungsoption um 6 Monate.", ["renewal 6"]],
    [
      "Möglich ist eine Verlängerung um ein Jahr, die maximale Vertragslaufzeit beträgt 4 Jahre.",
      ["renewal 12"],
    ],
    ["Es bestehen zwei Verlängerungsoptionen von je 12 Monaten.", ["renewal 12"]],
    ["Der Vertrag verlängert sich stillschweigend, sofern er nicht gekündigt wird.", ["renewal"]],
    [
      "Der Auftragnehmer räumt dem Auftraggeber das ausschließliche, räumlich und zeitlich unbeschränkte Nutzungsrecht ein.",
      ["rights"],
    ],
    [
      "Die Nutzungsrechte werden mit Zahlung der Vergütung auf den Auftraggeber übertragen.",
      ["rights"],
    ],
    [
      "Je Werktag des Verzugs ist eine Vertragsstrafe von 0,2 % der Auftragssumme zu zahlen.",
      ["penalty 0.2"],
    ],
    [
      "Die Vertragsstrafe beträgt 0,2 v. H. je Werktag, insgesamt höchstens 5 v. H. der Auftragssumme.",
      ["penalty 0.2 5"],
    ],
    ["Vertragsstrafe 0,3 % je Werktag, höchstens 5 %.", ["penalty 0.3 5"]],
    [
      "Die Vertragsstrafe ist auf maximal 5 % der Auftragssumme begrenzt und beträgt 0,3 Prozent für jeden Werktag des Verzugs.",
      ["penalty 0.3 5"],
    ],
    ["Die Summe der Vertragsstrafen ist auf 5 % des Nettopreises begrenzt.", ["penalty 5"]],
    [
      "Die Vertragsstrafe darf insgesamt 8 v. H. der Auftragssumme nicht überschreiten.",
      ["penalty 8"],
    ],
    [
      "Bei Überschreitung wird eine Vertragsstrafe von höchstens 0,2 % je Kalendertag, insgesamt bis zu 4 % fällig.",
      ["penalty 0.2 4"],
    ],
    [
      "Die Vertragsstrafe von 0,3 % je Werktag wird auch für nicht vereinbarte Teile fällig.",
      ["penalty 0.3"],
    ],
    ["Auf eine Vertragsstrafe von 0,3 % je Werktag wird nicht verzichtet.", ["penalty 0.3"]],
    [
      "Auf die Vertragsstrafe von 0,3 % je Werktag wird verzichtet, wenn der Verzug gering ist.",
      ["penalty 0.3"],
    ],
    ["Bei jedem Verstoß wird eine Vertragsstrafe in angemessener Höhe verwirkt.", ["penalty"]],
    ["Rechnungen sind innerhalb von 30 Tagen nach Eingang zu zahlen.", ["payment 30"]],
    ["Das Zahlungsziel beträgt vierzehn Kalendertage.".replace("vierzehn", "14"), ["payment 14"]],
    ["Zahlbar binnen 14 Tagen mit 2 % Skonto, sonst 30 Tage netto.", ["payment 30"]],
    ["Der Auftragnehmer haftet unbeschränkt für Vorsatz und grobe Fahrlässigkeit.", ["liability"]],
    ["Die Haftung ist auf höchstens 500.000 EUR je Schadensfall begrenzt.", ["liability"]],
    [
      "Der Vertrag tritt am 01.04.2027 für einen Zeitraum von drei Jahren in Kraft.",
      ["duration 36"],
    ],
    [
      "Die Laufzeit des Vertrages kann einmal um ein weiteres Jahr (12 Monate) verlängert werden.",
      ["renewal 12"],
    ],
    ["Laufzeit: zwei Jahre, um ein Jahr verlängerbar", ["duration 24", "renewal 12"]],
    ["Rahmenvertrag über drei Jahre zur Betreuung der Website", ["duration 36"]],
    [
      "Der Vertrag beginnt am 01.04.2027, frühestens mit dem Zuschlag, und endet am 31.03.2029.",
      ["duration 24"],
    ],
    ["Die Laufzeit beginnt am 01.04.2027 und endet mit Ablauf des 31.03.2028.", ["duration 12"]],
    ["Der Rahmenvertrag kann verlängert werden (zweimalige Vertragsverlängerung).", ["renewal"]],
    [
      "Die Laufzeit beträgt 2 Jahre mit der Option einer Verlängerung um 6 Monate.",
      ["duration 24", "renewal 6"],
    ],
    [
      "Laufzeit: vier Jahre, dazu ein Jahr als optionale Verlängerung",
      ["duration 48", "renewal 12"],
    ],
    ["Die Laufzeit des Vertrags beträgt maximal vier Jahre.", ["duration 48"]],
    [
      "Die Laufzeit beträgt zwei Jahre. Der Vertrag verlängert sich um ein Jahr. Die maximale Vertragslaufzeit beträgt vier Jahre.",
      ["duration 24", "renewal 12"],
    ],
    [
      "Die Laufzeit beträgt zwei Jahre. Für die maximale Laufzeit von vier Jahren sind Preise zu nennen.",
      ["duration 24"],
    ],
  ])("reads %s", (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it.each([
    "Die Gewährleistungsfrist beträgt 24 Monate.",
    "Referenzen der letzten drei Jahre mit einer Vertragslaufzeit von mindestens 12 Monaten sind nachzuweisen.",
    "Die Kündigungsfrist beträgt drei Monate zum Ende der Laufzeit.",
    "Der Widerspruch ist neun Monate vor Ablauf der Vertragslaufzeit zu erklären.",
    "Während der Vertragslaufzeit ist so zu liefern wie in der Vergangenheit vom 01.01.2024 bis 31.12.2024.",
    "Der Vertrag hatte ursprünglich eine Laufzeit von einem Jahr.",
    "Der Vertrag endet spätestens nach Ablauf von vier Jahren und zwei Monaten.",
    "Eine Verlängerung ist sechs Monate vor Ablauf mitzuteilen.",
    "Unterlagen sind zehn Jahre aufzubewahren.",
    "Eine Vertragsverlängerung um 12 Monate ist nicht vorgesehen; keine Verlängerung.",
    "Die Angebotsfrist wird um eine Woche verlängert.",
    "Eine Vertragsstrafe wird nicht vereinbart.",
    "Eine Vertragsstrafe von 5 % wird nicht vereinbart.",
    "Auf eine Vertragsstrafe von 0,2 % je Werktag wird verzichtet.",
    "Auf Vertragsstrafen von 0,2 % je Werktag wird verzichtet.",
    "Der Auftraggeber verzichtet auf eine Vertragsstrafe von 0,2 % je Werktag.",
    "Es wird keine Vertragsstrafe von 0,2 % je Werktag vereinbart.",
    "Der Bieter weist nach, dass er über die Rechte Dritter verfügt.",
    "Nutzungsrechte sind im Preisblatt gesondert aufzuführen.",
    "Das Angebot ist binnen 30 Tagen abzugeben.",
    "Die Zahlung des Mindestlohns wird zugesichert.",
    "Nachweis einer Betriebshaftpflichtversicherung mit höchstens 5.000 EUR Selbstbehalt.",
    "Der Bieter haftet für die Richtigkeit seiner Angaben.",
    "Nutzungsrechte an nicht berücksichtigten Entwürfen werden nicht übertragen.",
    "Die Menge gilt für die maximale Vertragslaufzeit von 5 Jahren.",
    "Im Vertragszeitraum ist erstmals ein Jahr nach dem Zuschlag ein Bericht vorzulegen.",
    "Während der Vertragslaufzeit ist alle zwei Jahre eine neue Bürgschaft zu stellen.",
    "Laufzeit und etwaige Verlängerungsoptionen ergeben sich aus dem Vertragsentwurf.",
    "Die gesetzliche Mängelhaftung bleibt auf höchstens sechs Wochen für den Austausch beschränkt.",
  ])("reads nothing from %s", (text) => {
    expect(terms(text)).toEqual([]);
  });

  it("reads a sentence over wrapped lines", () => {
    const text = `Der Vertrag beginnt mit dem Zuschlag. Die Laufzeit beträgt vierund-
zwanzig Monate. Danach ist eine Verlängerung um jeweils weitere zwölf
Monate möglich.`;
    expect(terms(text)).toEqual(["duration 24", "renewal 12"]);
  });

  it("takes the lot that its sentence names alone", () => {
    const text =
      "Für Los 2 beträgt die Vertragslaufzeit 12 Monate. Die Laufzeit von Los 1 und Los 3 beträgt 24 Monate.";
    expect(readContractTerms(text).map(({ lot }) => lot)).toEqual(["2", undefined]);
  });

  it("quotes the sentence, or the stretch around the term in a long one", () => {
    const text = `Vorbemerkung.\nDie Vertragslaufzeit beträgt 24 Monate. Ende.`;
    const quotes = (whole: string) =>
      readContractTerms(whole).map(({ start, end }) => whole.slice(start, end));
    expect(quotes(text)).toEqual(["Die Vertragslaufzeit beträgt 24 Monate."]);
    const penalty = `${"viele Worte und ".repeat(30)} Vertragsstrafe 0,3 % je Werktag`;
    const ofPenalty = (cap: string) => readContractTerms(`${penalty}${cap}`)[0];
    expect(ofPenalty(", höchstens 5 %")).toMatchObject({ percent: 0.3, capPercent: 5 });
    const far = ofPenalty(`, ${"viele Worte und ".repeat(30)}, höchstens 5 %`);
    expect(far).toMatchObject({ percent: 0.3 });
    expect(far).not.toHaveProperty("capPercent");
    const long = `${"viele Worte und ".repeat(30)} Die Vertragslaufzeit beträgt 24 Monate`;
    expect(quotes(long)[0]).toContain("Die Vertragslaufzeit beträgt 24 Monate");
    expect(quotes(long)[0]?.length).toBeLessThan(420);
  });
});
