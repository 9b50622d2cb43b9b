import type { WatchChange, WatchNews } from "@tc/contract";
import { expect, test } from "vitest";
import { withBreaks } from "./breaks-of.ts";
import type { Plans } from "./breaks-of.ts";
import { detailsOf } from "./details-of.ts";
import { headingOf } from "./heading-of.ts";
import { fieldChange, fileChange } from "./watch-changes.fixture.ts";

const now = new Date("2026-11-23T09:00:00Z");
const title = "Website Musterhausen";
const news = (...changes: readonly WatchChange[]): WatchNews => ({
  key: "notice a 02",
  at: now.toISOString(),
  changes: [...changes],
});
const plans = (change: Partial<Plans> = {}): Plans => ({
  milestones: [],
  hasCalculation: false,
  ...change,
});
const breaksOf = (change: WatchChange, plan: Partial<Plans>) =>
  withBreaks(news(change), plans(plan), now).changes[0]?.breaks;

const offer = "lots.LOT-0001.deadlines.offer";
const earlier = fieldChange(offer, "2026-12-03T11:00:00.000Z", "2026-11-30T11:00:00.000Z");
const later = fieldChange(offer, "2026-11-30T11:00:00.000Z", "2026-12-03T11:00:00.000Z");
/** 1 December, 00:00 in Berlin */
const midnight = "2026-11-30T23:00:00.000Z";
const toMidnight = fieldChange(offer, "2026-12-03T11:00:00.000Z", midnight);
const day = (name: string, at: string, hasTime = true) => ({ name, dueAt: new Date(at), hasTime });
const late = [day("Kalkulation fertig", "2026-12-01T11:00:00Z")];
const two = [...late, day("Druckfreigabe", "2026-12-02T11:00:00Z")];
/** Ends of days: that of the new deadline, one between, that of the old one and one after it. */
const wholeDays = [
  day("Am neuen Tag", "2026-11-30T22:59:59Z", false),
  day("Dazwischen", "2026-12-01T22:59:59Z", false),
  day("Am alten Tag", "2026-12-03T22:59:59Z", false),
  day("Danach", "2026-12-04T22:59:59Z", false),
];
const sheet = fileChange("Preisblatt_v2.xlsx", "replaced");
const criteria = fieldChange("lots.LOT-0001.awardCriteria", "Preis: 40 %", "Preis: 30 %");

test.each<[string, WatchChange, Partial<Plans>, string[]]>([
  [
    "an own day after an earlier deadline",
    earlier,
    { milestones: late },
    ["Abgabe 3 Tage früher: euer Termin „Kalkulation fertig“ (01.12.) liegt danach."],
  ],
  [
    "several own days",
    earlier,
    { milestones: two },
    [
      "Abgabe 3 Tage früher: eure Termine „Kalkulation fertig“ (01.12.) und „Druckfreigabe“ (02.12.) liegen danach.",
    ],
  ],
  ["no own day where the deadline moves away", later, { milestones: late }, []],
  [
    "no own day that lay after the deadline before",
    earlier,
    { milestones: [...late, day("Vertragsbeginn", "2027-01-04T08:00:00Z")] },
    ["Abgabe 3 Tage früher: euer Termin „Kalkulation fertig“ (01.12.) liegt danach."],
  ],
  [
    "own days without a time, each by its day",
    earlier,
    { milestones: wholeDays },
    [
      "Abgabe 3 Tage früher: eure Termine „Dazwischen“ (01.12.) und „Am alten Tag“ (03.12.) liegen danach.",
    ],
  ],
  [
    "own days after a deadline that is named for the first time",
    fieldChange(offer, undefined, "2026-11-30T11:00:00Z"),
    { milestones: [day("Vorher", "2026-11-29T11:00:00Z"), ...late] },
    ["Abgabe jetzt am 30.11.: euer Termin „Kalkulation fertig“ (01.12.) liegt danach."],
  ],
  [
    "no own day after a first deadline for applications, as offers come later anyway",
    fieldChange("lots.LOT-0001.deadlines.participation", undefined, "2026-11-30T11:00:00Z"),
    { milestones: late },
    [],
  ],
  [
    "own days not for the deadline of questions",
    fieldChange(
      "lots.LOT-0001.deadlines.questions",
      "2026-12-03T11:00:00Z",
      "2026-11-25T11:00:00Z",
    ),
    { milestones: late },
    [],
  ],
  [
    "a calculation on the price sheet before",
    sheet,
    { hasCalculation: true },
    ["Eure Kalkulation kann auf der früheren Fassung beruhen."],
  ],
  [
    "a decision on other criteria",
    criteria,
    { goAt: new Date("2026-11-18T09:00:00Z") },
    ["Eure Entscheidung „Go“ vom 18.11. kennt die neuen Kriterien nicht."],
  ],
  [
    "a TenderCheck made before",
    criteria,
    { checkedAt: new Date("2026-11-20T09:00:00Z") },
    ["Der TenderCheck vom 20.11. kennt das nicht."],
  ],
  ["no TenderCheck made since", criteria, { checkedAt: new Date("2026-11-23T10:00:00Z") }, []],
  [
    "an offer that was handed in",
    criteria,
    { stage: "submitted" },
    ["Ihr habt schon eingereicht: prüft, ob euer Angebot noch gilt."],
  ],
  [
    "all plans by a cancellation",
    fieldChange("stage", "call", "cancelled"),
    { stage: "go", milestones: two },
    ["Eure Karte steht noch auf „Go“.", "2 eigene Termine sind noch offen."],
  ],
])("a change breaks %s", (_, change, plan, sentences) => {
  expect(breaksOf(change, plan)).toEqual(sentences);
});

const ofLot = (lot: number, from: string, to: string) =>
  fieldChange(`lots.LOT-000${lot}.deadlines.offer`, `${from}T11:00:00.000Z`, `${to}T11:00:00.000Z`);
const allBreaks = (changes: readonly WatchChange[], milestones: Plans["milestones"]) =>
  withBreaks(news(...changes), plans({ milestones }), now).changes.flatMap(({ breaks }) => breaks);

test("lots that move alike say once what they break, and others each what lies in their own time", () => {
  const alike = [1, 2].map((lot) => ofLot(lot, "2026-12-03", "2026-11-30"));
  expect(allBreaks(alike, late)).toEqual([
    "Abgabe 3 Tage früher: euer Termin „Kalkulation fertig“ (01.12.) liegt danach.",
  ]);
  const apart = [ofLot(1, "2026-12-11", "2026-12-09"), ofLot(2, "2026-12-03", "2026-11-30")];
  const days = [...late, day("Druckfreigabe", "2026-12-10T11:00:00Z")];
  expect(allBreaks(apart, days)).toEqual([
    "Abgabe 3 Tage früher (Los 2): euer Termin „Kalkulation fertig“ (01.12.) liegt danach.",
    "Abgabe 2 Tage früher (Los 1): euer Termin „Druckfreigabe“ (10.12.) liegt danach.",
  ]);
});

test("of several deadlines the one that moved earlier comes first, in heading and mail", () => {
  const questions = fieldChange(
    "lots.LOT-0001.deadlines.questions",
    "2026-11-26T11:00:00Z",
    "2026-11-25T11:00:00Z",
  );
  const changes = [questions, later, ofLot(2, "2026-12-03", "2026-12-01"), criteria];
  expect(headingOf(title, { changes }, now)).toBe(
    "Frist vorverlegt: Website Musterhausen, Abgabe 01.12. statt 03.12.",
  );
  const told = detailsOf(withBreaks(news(...changes), plans(), now));
  expect(told.changes.map(({ name }) => name)).toEqual([
    "Angebotsfrist, Los 2",
    "Frist für Bieterfragen, Los 1",
    "Angebotsfrist, Los 1",
    "Zuschlagskriterien, Los 1",
  ]);
});

test.each<[string, WatchChange[]]>([
  ["Frist vorverlegt: Website Musterhausen, Abgabe 30.11. statt 03.12.", [criteria, earlier]],
  ["Frist verlängert: Website Musterhausen, Abgabe 03.12. statt 30.11.", [later]],
  ["Frist geändert: Website Musterhausen", [fieldChange(offer, undefined, "2026-12-03T11:00:00Z")]],
  ["Frist vorverlegt: Website Musterhausen, Abgabe 30.11. statt 03.12.", [toMidnight]],
  ["Aufgehoben: Website Musterhausen", [earlier, fieldChange("stage", "call", "cancelled")]],
  ["Preisblatt ersetzt: Website Musterhausen", [fileChange("Vertrag.pdf", "added"), sheet]],
  ["Kriterien geändert: Website Musterhausen", [criteria]],
  ["Unterlage neu: Website Musterhausen", [fileChange("Vertrag.pdf", "added")]],
  ["Jetzt ausgeschrieben: Website Musterhausen", [fieldChange("stage", "planned", "call")]],
  ["Beschreibung geändert: Website Musterhausen", [fieldChange("description", "a", "b")]],
  [
    "2 Änderungen: Website Musterhausen",
    [fieldChange("title", "a", "b"), fieldChange("reference", "1", "2")],
  ],
])("the gravest change makes the heading: %s", (heading, changes) => {
  expect(headingOf(title, { changes }, now)).toBe(heading);
});

test("a mail tells values in German and leaves codes to the app", () => {
  const { changes } = detailsOf(
    news(
      earlier,
      fieldChange("values.estimated", "1234.50 EUR", "2000000.00 EUR"),
      fieldChange("nuts", "DE1", "DE2"),
    ),
  );
  expect(changes).toEqual([
    {
      name: "Angebotsfrist, Los 1",
      before: "Do 03.12.2026, 12:00 Uhr",
      after: "Mo 30.11.2026, 12:00 Uhr",
      isGrave: true,
    },
    { name: "Schätzwert", before: "1.234,50 €", after: "2.000.000 €", isGrave: false },
    { name: "Ort der Leistung", note: "geändert, mehr in der App", isGrave: false },
  ]);
});

test("a mail tells a deadline at 00:00 as the end of the day before, and an opening as the moment that it is", () => {
  const opening = fieldChange("lots.LOT-0001.deadlines.opening", undefined, midnight);
  const { changes } = detailsOf(news(toMidnight, opening));
  expect(changes.map(({ after }) => after)).toEqual(["Mo 30.11.2026", "Di 01.12.2026, 00:00 Uhr"]);
});
