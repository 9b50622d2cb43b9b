import type { WatchChange, WatchNews } from "@tc/contract";
import { subjectOfField, subjectOfFile } from "@tc/domain";
import { expect, test } from "vitest";
import { withBreaks } from "./breaks-of.ts";
import type { Plans } from "./breaks-of.ts";
import { detailsOf } from "./details-of.ts";
import { headingOf } from "./heading-of.ts";

const now = new Date("2026-11-23T09:00:00Z");
const title = "Website Musterhausen";
const field = (path: string, old?: string, next?: string): WatchChange => ({
  kind: "field",
  field: path,
  ...(old !== undefined && { old }),
  ...(next !== undefined && { new: next }),
  subject: subjectOfField(path, next),
  breaks: [],
});
const file = (name: string, act: "added" | "replaced" | "removed"): WatchChange => ({
  kind: "file",
  name,
  act,
  newWords: [],
  subject: subjectOfFile(name),
  breaks: [],
});
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
const earlier = field(offer, "2026-12-03T11:00:00.000Z", "2026-11-30T11:00:00.000Z");
const later = field(offer, "2026-11-30T11:00:00.000Z", "2026-12-03T11:00:00.000Z");
/** 1 December, 00:00 in Berlin */
const midnight = "2026-11-30T23:00:00.000Z";
const toMidnight = field(offer, "2026-12-03T11:00:00.000Z", midnight);
const day = (name: string, at: string) => ({ name, dueAt: new Date(at) });
const late = [day("Kalkulation fertig", "2026-12-01T11:00:00Z")];
const two = [...late, day("Druckfreigabe", "2026-12-02T11:00:00Z")];
const sheet = file("Preisblatt_v2.xlsx", "replaced");
const criteria = field("lots.LOT-0001.awardCriteria", "Preis: 40 %", "Preis: 30 %");

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
    "own days not for the deadline of questions",
    field("lots.LOT-0001.deadlines.questions", "2026-12-03T11:00:00Z", "2026-11-25T11:00:00Z"),
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
    field("stage", "call", "cancelled"),
    { stage: "go", milestones: two },
    ["Eure Karte steht noch auf „Go“.", "2 eigene Termine sind noch offen."],
  ],
])("a change breaks %s", (_, change, plan, sentences) => {
  expect(breaksOf(change, plan)).toEqual(sentences);
});

test.each<[string, WatchChange[]]>([
  ["Frist vorverlegt: Website Musterhausen, Abgabe 30.11. statt 03.12.", [criteria, earlier]],
  ["Frist verlängert: Website Musterhausen, Abgabe 03.12. statt 30.11.", [later]],
  ["Frist geändert: Website Musterhausen", [field(offer, undefined, "2026-12-03T11:00:00Z")]],
  ["Frist vorverlegt: Website Musterhausen, Abgabe 30.11. statt 03.12.", [toMidnight]],
  ["Aufgehoben: Website Musterhausen", [earlier, field("stage", "call", "cancelled")]],
  ["Preisblatt ersetzt: Website Musterhausen", [file("Vertrag.pdf", "added"), sheet]],
  ["Kriterien geändert: Website Musterhausen", [criteria]],
  ["Unterlage neu: Website Musterhausen", [file("Vertrag.pdf", "added")]],
  ["Jetzt ausgeschrieben: Website Musterhausen", [field("stage", "planned", "call")]],
  ["Beschreibung geändert: Website Musterhausen", [field("description", "a", "b")]],
  ["2 Änderungen: Website Musterhausen", [field("title", "a", "b"), field("reference", "1", "2")]],
])("the gravest change makes the heading: %s", (heading, changes) => {
  expect(headingOf(title, { changes }, now)).toBe(heading);
});

test("a mail tells values in German and leaves codes to the app", () => {
  const { changes } = detailsOf(
    news(
      earlier,
      field("values.estimated", "1234.50 EUR", "2000000.00 EUR"),
      field("nuts", "DE1", "DE2"),
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
    { name: "Ort der Leistung", isGrave: false },
  ]);
});

test("a mail tells a deadline at 00:00 as the end of the day before, and an opening as the moment that it is", () => {
  const opening = field("lots.LOT-0001.deadlines.opening", undefined, midnight);
  const { changes } = detailsOf(news(toMidnight, opening));
  expect(changes.map(({ after }) => after)).toEqual(["Mo 30.11.2026", "Di 01.12.2026, 00:00 Uhr"]);
});
