import { expect, test } from "vitest";
import { textOf } from "../document-text.ts";
import { readDeadlines } from "./read-deadlines.ts";

function deadlinesIn(text: string): string[] {
  return readDeadlines(text).flatMap((finding) => {
    if (finding.type !== "deadline") return [];
    const { kind, date, time = "-", relative } = finding;
    const { count, unit, direction, of } = relative ?? {};
    return [
      date ? `${kind} ${date} ${time}` : `${kind} ${time} ${count} ${unit} ${direction} ${of}`,
    ];
  });
}

// Seen in real notices, or feared
test.each([
  [
    "Bieterfragen zu den Angebotsunterlagen sind bis 01.03.2027 einzureichen.",
    "questions 2027-03-01 -",
  ],
  [
    "Bieterfragen sind vor Abgabe des Angebots bis zum 01.03.2027 zu stellen.",
    "questions 2027-03-01 -",
  ],
  [
    "Die Angebotsfrist wurde auf Grund von Bieterfragen bis zum 06.06.2027 verlängert.",
    "offer 2027-06-06 -",
  ],
  ["Am 12.02.2027 endet die Abgabefrist der Teilnahmeanträge.", "participation 2027-02-12 -"],
  [
    "Angebote sind bis 12.03.2027, 11 Uhr einzureichen und können bis zur Öffnung zurückgezogen werden.",
    "offer 2027-03-12 11:00",
  ],
  [
    "Die Angebotsfrist beginnt am 01.02.2027 und endet am 12.03.2027, 11:00 Uhr.",
    "offer 2027-03-12 11:00",
  ],
  [
    "Die Angebotsfrist endet nicht am 12.03.2027, sondern am 19.03.2027 um 10:00 Uhr.",
    "offer 2027-03-19 10:00",
  ],
  ["Angebote bis 12. 3. 2027 um 11 Uhr 30", "offer 2027-03-12 11:30"],
  [
    "Fragen sind spätestens am sechsten Tag vor Ablauf der Angebotsfrist bis 14:00 Uhr zu stellen.",
    "questions 14:00 6 calendar-days before offer",
  ],
])("%s", (text, deadline) => {
  expect(deadlinesIn(text)).toEqual([deadline]);
});

test.each([
  "5.1.12 Bedingungen für die Auftragsvergabe: Frist für den Eingang der Angebote",
  "Schlusstermin für den Eingang der Angebote oder Teilnahmeanträge: 12.03.2027, 12:00",
  "Die Referenz darf bei Angebotsabgabe nicht älter als Stichtag: 27.11.2024 sein.",
  "Referenzen der letzten Jahre (01.01.2024 bis zum Ablauf der Teilnahmefrist)",
  "Mit dem Angebot ist Formular Tariftreue_2026-07-28.pdf vorzulegen, Frist siehe oben.",
  "Nachweise können mit Abgabe des Angebotes, spätestens acht Wochen nach Zuschlagserteilung eingereicht werden.",
  "Wir bitten um Angebotsabgabe bis Freitag, 31.02.2027, 12 Uhr",
  "Die Vergabestelle beantwortet rechtzeitig eingegangene Fragen bis spätestens 4 Tage vor Ablauf der Angebotsfrist.",
  "Eingegangene Bieterfragen werden bis zum 05.03.2027 beantwortet.",
  "Der Auftraggeber stellt die Antworten auf gestellte Fragen bis zum 05.03.2027 ein.",
])("no deadline: %s", (text) => {
  expect(deadlinesIn(text)).toEqual([]);
});

test("a quote is the words of the text, broken ones as they stand there", () => {
  const text = textOf({
    place: { page: 1 },
    lines: [
      { text: "Frist für Bie-" },
      { text: "terfragen: 01.03.2027" },
      { text: "Los 2 endet später." },
    ],
  });
  const [finding] = readDeadlines(text);
  expect(text.slice(finding?.start, finding?.end)).toBe("Frist für Bie-\nterfragen: 01.03.2027");
});

test("a lot named beside a deadline is the deadline's", () => {
  const findings = readDeadlines(
    "Angebote für Los 1 sind bis 12.03.2027, für Los 2 bis 19.03.2027 einzureichen.",
  );
  expect(findings.map(({ lot }) => lot)).toEqual(["1", "2"]);
});

test("hostile text is read in time that grows with its length", () => {
  for (const piece of [
    "Angebote ",
    "12.",
    "1.1.",
    "Frist\n",
    "sechs Tage vor ",
    "Fragen, ",
    "bis\t",
  ]) {
    expect(readDeadlines(piece.repeat(100_000 / piece.length))).toEqual([]);
  }
});

test("a sentence of many dates is read in time that grows with its length, and only its first dates are", () => {
  expect(readDeadlines("x bis 01.01.2027 ".repeat(12_000))).toEqual([]);
  expect(readDeadlines("Angebotsfrist: 12.03.2027, ".repeat(500))).toHaveLength(100);
});

test("dates under the heads of their columns are read, with the lot of their row", () => {
  const table =
    "Los\tAngebotsfrist\tBindefrist\nLos 1\t12.03.2027, 11 Uhr\t30.04.2027\nLos 2\t19.03.2027\t07.05.2027";
  const findings = readDeadlines(table);
  expect(deadlinesIn(table)).toEqual([
    "offer 2027-03-12 11:00",
    "binding 2027-04-30 -",
    "offer 2027-03-19 -",
    "binding 2027-05-07 -",
  ]);
  expect(findings.map(({ lot }) => lot)).toEqual(["1", "1", "2", "2"]);
  expect(findings.map(({ start, end }) => table.slice(start, end))).toEqual([
    "12.03.2027, 11 Uhr",
    "30.04.2027",
    "19.03.2027",
    "07.05.2027",
  ]);
  expect(readDeadlines("Zuschlag\tPräsentation\n12.03.2027\t30.04.2027")).toEqual([]);
});

test("a weekday that does not fit its date makes the deadline less sure", () => {
  const confidenceOf = (text: string) => readDeadlines(text)[0]?.confidence;
  const right = confidenceOf("Angebotsfrist: Freitag, 12.03.2027");
  expect(confidenceOf("Angebotsfrist: Fr., den 12.03.2027")).toBe(right);
  for (const day of ["Do., 12.03.2027", "Donnerstag, den 12. März 2027", "Samstag, 12.03.2027"]) {
    expect(confidenceOf(`Angebotsfrist: ${day}`)).toBeLessThan(right ?? 0);
  }
});

test("in a list of dates each one belongs to the words behind it", () => {
  const list =
    "Termine: 02.02.2027, bis 14:00 Uhr: Fragen der Bieter 09.02.2027: Antworten 12.03.2027, bis 11:00 Uhr: Abgabe der Angebote";
  expect(deadlinesIn(list)).toEqual(["questions 2027-02-02 14:00", "offer 2027-03-12 11:00"]);
});

const questionsAndOffer = ["questions 2027-03-01 -", "offer 2027-03-12 -"];

test.each([
  "Bieterfragen bis 01.03.2027: über die Plattform; Angebotsabgabe bis 12.03.2027: über die Plattform",
  "Fragen 01.03.2027: über die Plattform; Angebote 12.03.2027: über die Plattform",
  "Bieterfragen 01.03.2027: über die Plattform, Angebotsabgabe 12.03.2027: elektronisch",
  "Phase 1 (Bieterfragen) 01.03.2027: per Mail; Phase 2 (Angebotsabgabe) 12.03.2027: per Mail",
  "Besprechung 20.02.2027: vor Ort; Bieterfragen 01.03.2027: digital; Angebotsabgabe 12.03.2027: digital",
])("words before dates name them, where those behind a colon say how: %s", (text) => {
  expect(deadlinesIn(text)).toEqual(questionsAndOffer);
});

test.each([
  "Bis 01.03.2027: Bieterfragen, bis 12.03.2027: Abgabe der Angebote",
  "Zeitplan (Angebotsphase): 01.03.2027: Ende der Bieterfragen; 12.03.2027: Angebotsfrist; 15.04.2027: Zuschlag",
  "Start des Verfahrens 01.03.2027: Bieterfragen 12.03.2027: Angebotsfrist",
  "Termine: 01.03.2027 – Bieterfragen 12.03.2027 – Abgabe der Angebote",
  "01.03.2027: Fragen der Bieter 12.03.2027: 1. Abgabe der Angebote",
])("words behind dates name them in a list that begins with a date: %s", (text) => {
  expect(deadlinesIn(text)).toEqual(questionsAndOffer);
});

test("words behind a date end where the label of the next date begins", () => {
  const text = "Termine: 01.03.2027: Vorstellung, Angebotsabgabe 12.03.2027: digital";
  expect(deadlinesIn(text)).toEqual([]);
});

test.each([
  "Termine der Angebotsphase 01.03.2027: Ende der Bieterfragen 12.03.2027: Abgabe der Angebote",
  "Angebotsfrist bis 12.03.2027: über DTVP Bieterfragen bis 01.03.2027: über DTVP",
  "Auftakt 01.03.2027: Vorstellung Angebotsabgabe 12.03.2027: digital",
  "12.03.2027 Abgabe der Angebote 15.04.2027 Zuschlag",
  "12.03.2027\tAbgabe der Angebote\t15.04.2027\tZuschlag",
  "12.03.2027 – Abgabe der Angebote 15.04.2027 – Zuschlag",
  "Termine der Angebotsphase: 01.03.2027: Ende der Bieterfragen",
  "Zeitplan für Angebote 01.03.2027: Ende der Bieterfragen",
])("no deadline where words on both sides may name the date: %s", (text) => {
  expect(deadlinesIn(text)).toEqual([]);
});

test("what is said behind the colon of a deadline does not change its kind", () => {
  const [offer] = readDeadlines("Angebote: bis 12.03.2027: elektronisch einzureichen");
  expect(offer).toMatchObject({ kind: "offer", date: "2027-03-12", confidence: 0.95 });
  expect(deadlinesIn("Angebotsabgabe bis 12.03.2027: Fragen sind vorher zu stellen")).toEqual([
    "offer 2027-03-12 -",
  ]);
});

test("a date between an offer and its verb does not take the offer's deadline away", () => {
  const text =
    "Ein Angebot muss für einen Vertragsbeginn zum 01.07.2027 spätestens bis zum 12.03.2027 eingereicht sein.";
  expect(deadlinesIn(text)).toContain("offer 2027-03-12 -");
  const [offer] = readDeadlines(text).filter(({ type, kind }) => type && kind === "offer");
  expect(text.slice(offer?.start, offer?.end)).toMatch(/^Angebot muss .* eingereicht/);
});

test.each([
  "Angebote für spätere Monate gehen früher ein (Beispiel: Vertragsbeginn 01.09.2027, Frist zur Einreichung der Angebote 12.03.2027).",
  "Beispiel: Angebotsfrist 12.03.2027",
])("an example names no deadline: %s", (text) => {
  expect(deadlinesIn(text)).toEqual([]);
});

test("questions may count from the end of the phase in which offers are written", () => {
  const relativeIn = (text: string) =>
    readDeadlines(text).map((item) => item.type === "deadline" && item.relative?.of);
  expect(relativeIn("Fragen sind bis 9 Tage vor Ende der Angebotsphase zu stellen.")).toEqual([
    "offer",
  ]);
  expect(relativeIn("Fragen sind bis 9 Tage vor Ende der Bewerbungsphase zu stellen.")).toEqual([
    "participation",
  ]);
});

test.each(["Lieferbeginn ist der 01.07.2027.", "Die Vereinbarung gilt ab dem 01.07.2027."])(
  "the work begins: %s",
  (text) => {
    expect(deadlinesIn(text)).toEqual(["start 2027-07-01 -"]);
  },
);
