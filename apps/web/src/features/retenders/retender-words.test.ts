import { expect, test } from "vitest";
import type { Retender } from "./queries";
import { incumbentWords, startWords, stretchWords, windowWords } from "./radar-words";
import { derivationOf } from "./side-derivation";
import { objectionsTo } from "./side-objections";
import { contactDay } from "./use-plan-contact";

const item: Retender = {
  tenderSlug: "alt",
  lotId: "LOT-0001",
  lotCount: 1,
  title: "Markenführung",
  suppliers: ["Musterkreativ GmbH"],
  supplierIds: ["0191d4e4-8c1c-4a44-9d9b-0d9d4e4f0002"],
  supplierCount: 1,
  value: { cents: 42_000_000, currency: "EUR" },
  offersReceived: 4,
  group: "now",
  basis: "computed",
  possible: { from: "2027-01-10", to: "2029-05-20" },
  core: { from: "2027-02-01", to: "2027-03-20" },
  contractEnd: "2027-05-31",
  latestEnd: "2029-05-31",
  lead: { low: 1, high: 9, changes: 0 },
  terms: {
    awardedOn: "2025-05-15",
    awardedBy: "contract",
    startsOn: "2025-06-01",
    startsBy: "BT-536",
    endsBy: "BT-36",
    term: { months: 24 },
    renewals: {
      count: 2,
      months: 12,
      countBy: "BT-58",
      monthsBy: "assumed",
      isInTerm: false,
    },
    isFramework: true,
  },
};

test.each([
  [{ from: "2027-02-03", to: "2027-03-20" }, "Februar bis März 2027"],
  [{ from: "2026-12-03", to: "2027-01-20" }, "Dezember 2026 bis Januar 2027"],
  [{ from: "2027-03-03", to: "2027-03-20" }, "März 2027"],
])("a stretch of days reads by its months", (stretch, words) => {
  expect(stretchWords(stretch)).toBe(words);
});

test("what the track shows is said in words", () => {
  expect(windowWords(item)).toBe(
    "Eher Februar bis März 2027, möglich Januar 2027 bis Mai 2029, Vertragsende 31.05.2027, mit Verlängerungen bis 31.05.2029",
  );
});

test.each([
  ["2027-01-10", "2027-01-10", "jetzt möglich"],
  ["2027-02-01", "2027-01-10", "in unter 1 Monat"],
  ["2027-02-10", "2027-01-10", "in 1 Monat"],
  ["2028-02-09", "2027-01-10", "in 12 Monaten"],
])("a window from %s is on %s: %s", (from, today, words) => {
  expect(startWords({ possible: { from, to: from } }, today)).toBe(words);
});

test("the incumbent is named with the value, and what is missing is said", () => {
  expect(incumbentWords(item)).toBe("bisher Musterkreativ GmbH, 420\u00a0Tsd.\u00a0€");
  const { value: _value, ...silent } = item;
  expect(incumbentWords({ ...silent, suppliers: [], supplierCount: 0 })).toBe(
    "bisher nicht veröffentlicht, ohne Wert",
  );
  expect(incumbentWords({ ...silent, supplierCount: 3 })).toBe(
    "bisher Musterkreativ GmbH und 2 weitere, ohne Wert",
  );
});

test("a window follows line by line from the award to the lead", () => {
  expect(derivationOf(item).map(({ term, words }) => `${term}: ${words}`)).toEqual([
    "15.05.2025: Vertragsschluss (BT-145), Musterkreativ GmbH, 420\u00a0Tsd.\u00a0€, 4 Angebote",
    "01.06.2025: Beginn (BT-536)",
    "24 Monate: Laufzeit (BT-36)",
    "31.05.2027: Vertragsende, berechnet",
    "+ 2 × 12 M.: 2 mögliche Verlängerungen, Zahl nach BT-58, je 12 Monate angenommen",
    "31.05.2029: Ende, wenn alle Verlängerungen gezogen werden",
    "−\u00a01 bis −\u00a09 M.: vor dem Ende: üblicher Vorlauf; von diesem Auftraggeber kennen wir noch keinen Wechsel",
  ]);
});

test("a rhythm names its calls and no end", () => {
  const { contractEnd: _end, latestEnd: _latest, lead: _lead, ...rest } = item;
  const { renewals: _renewals, term: _term, endsBy: _by, ...terms } = item.terms;
  const rhythm = { ...rest, basis: "rhythm" as const, terms, rhythm: { calls: 3, months: 48 } };
  const lines = derivationOf(rhythm);
  expect(lines.map(({ term }) => term)).toEqual(["15.05.2025", "alle 48 M."]);
  expect(objectionsTo(rhythm)[0]).toContain("Eine Laufzeit ist nicht veröffentlicht");
});

test("whatever a contract says, that there may be no call stands last", () => {
  expect(objectionsTo(item)).toHaveLength(5);
  expect(objectionsTo(item).at(-1)).toContain("Ob überhaupt neu ausgeschrieben wird, ist offen");
});

test("contact is due half a year before the window, and a week from now at the earliest", () => {
  expect(contactDay(item, "2026-11-21")).toBe("2026-11-28");
  expect(contactDay({ possible: { from: "2028-01-10", to: "2028-05-01" } }, "2026-11-21")).toBe(
    "2027-07-10",
  );
});
