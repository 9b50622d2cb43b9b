import { expect, test } from "vitest";
import { noticeWords } from "./deadline-value";
import { valueWords } from "./value-words";
import type { StatedItem } from "./value-words";

const evidence = {
  quote: "…",
  documentId: "a",
  place: { page: 1 },
  confidence: 1,
  state: "ok",
} as const;

type Value<Item> = Item extends StatedItem
  ? Omit<Item, keyof typeof evidence | "lot" | "cell">
  : never;

/** What a reader reads, with plain spaces */
function words(value: Value<StatedItem>): string[] {
  const item = { ...value, ...evidence } as StatedItem;
  return Object.values(valueWords(item)).map((text: string) => text.replaceAll("\u00a0", " "));
}

test.each<[Value<StatedItem>, string[]]>([
  [{ type: "eligibility", kind: "turnover", cents: 40_000_050 }, ["Mindestumsatz", "400.000,50 €"]],
  [{ type: "eligibility", kind: "insurance" }, ["Haftpflichtversicherung"]],
  [
    { type: "eligibility", kind: "references", count: 3, years: 3, cents: 5_000_000 },
    ["Referenzen", "mindestens 3, aus den letzten 3 Jahren, je ab 50.000 €"],
  ],
  [
    { type: "eligibility", kind: "certificates", names: ["ISO 9001", "EMAS"] },
    ["Zertifikate", "ISO 9001 oder EMAS"],
  ],
  [
    { type: "eligibility", kind: "team", count: 5, years: 1 },
    ["Team", "5 Personen, 1 Jahr Erfahrung"],
  ],
  [{ type: "contract", kind: "duration", months: 24 }, ["Laufzeit", "24 Monate"]],
  [{ type: "contract", kind: "penalty", percent: 0.3 }, ["Vertragsstrafe", "0,3 %"]],
  [
    { type: "contract", kind: "penalty", percent: 0.3, per: "working-day", capPercent: 5 },
    ["Vertragsstrafe", "0,3 % je Werktag, höchstens 5 %"],
  ],
  [{ type: "contract", kind: "penalty", capPercent: 5 }, ["Vertragsstrafe", "höchstens 5 %"]],
  [{ type: "contract", kind: "payment", days: 1 }, ["Zahlungsziel", "1 Tag"]],
  [{ type: "contract", kind: "rights" }, ["Nutzungsrechte"]],
  [{ type: "pitch", kind: "fee", cents: 300_000 }, ["Pitchhonorar", "3.000 €"]],
  [{ type: "pitch", kind: "no-fee" }, ["Keine Vergütung"]],
  [{ type: "pitch", kind: "draft", count: 2 }, ["Entwürfe", "2"]],
  [{ type: "formality", kind: "format", name: "Textform" }, ["Form", "Textform"]],
])("%j reads %j", (value, expected) => {
  expect(words(value)).toEqual(expected);
});

test("a deadline reads as day and hour, and 24:00 as the end of the day", () => {
  const offer = { type: "deadline", kind: "offer", date: "2026-12-24" } as const;
  expect(words(offer)).toEqual(["Angebotsfrist", "24.12.2026"]);
  expect(words({ ...offer, time: "14:00" })).toEqual(["Angebotsfrist", "24.12.2026, 14:00 Uhr"]);
  expect(words({ ...offer, time: "24:00" })).toEqual([
    "Angebotsfrist",
    "24.12.2026, Ende des Tages",
  ]);
});

test("a day that was counted stands beside the distance it comes from", () => {
  const relative = { count: 6, unit: "calendar-days", direction: "before", of: "offer" } as const;
  const questions = { type: "deadline", kind: "questions", relative } as const;
  expect(words({ ...questions, date: "2026-12-18" })).toEqual([
    "Frist für Bieterfragen",
    "18.12.2026",
    "6 Kalendertage vor Ablauf der Angebotsfrist, berechnet",
  ]);
  // From what it counts is not known, or contradicted.
  expect(words(questions)).toEqual([
    "Frist für Bieterfragen",
    "6 Kalendertage vor Ablauf der Angebotsfrist",
  ]);
  const { of: _, ...fromAnEvent } = relative;
  expect(
    words({ ...questions, relative: { ...fromAnEvent, count: 1, direction: "after" } }).at(-1),
  ).toBe("1 Kalendertag danach");
});

test("the notice counts where it says something else, and adds the hour it alone names", () => {
  const item = { type: "deadline", kind: "offer", date: "2026-12-12", ...evidence } as const;
  const notice = { date: "2026-12-12", time: "14:00" };
  const words = "wie in der Bekanntmachung";
  expect(noticeWords({ ...notice, agrees: true }, { ...item, time: "14:00" })).toBe(words);
  expect(noticeWords({ ...notice, agrees: true }, item)).toBe(`${words}: 12.12.2026, 14:00 Uhr`);
  expect(noticeWords({ ...notice, agrees: false }, { ...item, date: "2026-12-03" })).toBe(
    "Bekanntmachung: 12.12.2026, 14:00 Uhr – diese gilt",
  );
});
