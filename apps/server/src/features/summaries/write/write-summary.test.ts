import { briefOf } from "@tc/assessment";
import { itemsOf } from "@tc/documents";
import { expect, test } from "vitest";
import { makeTender } from "../../../testing/tenders/make-tender.ts";
import { noticeDeadlinesOf } from "../../documents/index.ts";
import { writeSummary } from "./write-summary.ts";

const tender = makeTender({
  title: "Kampagne zur Wärmewende",
  description:
    "Die Stadt beauftragt eine Agentur mit einer landesweiten Kampagne zur kommunalen Wärmeplanung. Mindestjahresumsatz von 400.000 EUR in den letzten drei Jahren.",
  lots: [
    {
      deadlines: [{ kind: "offer", at: "2026-12-18T13:00:00Z", hasTime: true }],
      duration: { months: 24 },
    },
  ],
});

function summaryOf(text?: string, of = tender) {
  const documents =
    text === undefined
      ? []
      : [
          {
            file: "d",
            format: "txt" as const,
            parts: [
              { place: { page: 2 }, lines: text.split("\n").map((line) => ({ text: line })) },
            ],
          },
        ];
  return writeSummary({
    tender: of,
    brief: briefOf(of),
    hasValue: false,
    items: itemsOf(documents, noticeDeadlinesOf(of)),
    documents: documents.map(({ file }) => ({ id: file, name: "Bedingungen.pdf", pages: 3 })),
  });
}

test("a penalty is told with its rate, the time that this is for, and the most that it comes to", () => {
  const summary = summaryOf("Vertragsstrafe: 0,3 % je Werktag, höchstens 5 % der Auftragssumme.");
  expect(statementsOf(summary).map(({ text }) => text)).toContain(
    "Vertragsstrafe 0,3\u00a0% je Werktag, höchstens 5\u00a0%",
  );
});

const statementsOf = ({ sections }: ReturnType<typeof summaryOf>) =>
  sections.flatMap(({ statements }) => statements);

test("a notice alone is summed up, each statement with its field, and what it lacks is told", () => {
  const summary = summaryOf();
  expect(summary).toMatchObject({ engine: "rules", documents: 0, pages: 0 });
  expect(summary.sections.map(({ name }) => name)).toEqual([
    "service",
    "deadlines",
    "eligibility",
    "contract",
  ]);
  const texts = statementsOf(summary).map(({ text }) => text);
  expect(texts).toContain("Angebotsfrist 18.12.2026, 14:00 Uhr");
  expect(texts).toContain("Laufzeit 24 Monate");
  expect(texts).toContain("Mindestumsatz 400.000 €");
  for (const { quotes } of statementsOf(summary)) {
    expect(quotes.every(({ field }) => field !== undefined)).toBe(true);
  }
  expect(summary.missing).toContain("Frist für Bieterfragen");
  expect(summary.missing).toContain("Gewichte der Zuschlagskriterien");
  expect(summary.missing).not.toContain("Laufzeit");
});

test("documents fill what the notice lacks, and contradict it in sight with the notice in force", () => {
  const summary = summaryOf(`Angebotsfrist: 11.12.2026, 14:00 Uhr
Bindefrist: 31.01.2027
Zuschlagskriterien
Preis 40 %
Konzept 60 %
Für die Entwürfe wird ein Pitchhonorar von 3.000 EUR gezahlt.`);
  const find = (pattern: RegExp) => statementsOf(summary).find(({ text }) => pattern.test(text));
  expect(find(/verschieden/)).toMatchObject({
    isContradicted: true,
    note: "Bekanntmachung: 18.12.2026, 14:00 Uhr. Es gilt die Bekanntmachung.",
    quotes: [{ document: { id: "d", name: "Bedingungen.pdf", place: { page: 2 } } }],
  });
  expect(find(/^Bindefrist 31\.01\.2027/)).toBeDefined();
  expect(find(/Preis 40/)).toBeDefined();
  expect(find(/^Pitchhonorar/)).toBeDefined();
  for (const name of ["Bindefrist", "Gewichte der Zuschlagskriterien", "Honorar für Entwürfe"]) {
    expect(summary.missing, name).not.toContain(name);
  }
});

test("statements keep their key as long as their words are the same", () => {
  const keys = (summary: ReturnType<typeof summaryOf>) =>
    new Map(statementsOf(summary).map(({ text, key }) => [text, key]));
  const [alone, more] = [keys(summaryOf()), keys(summaryOf("Bindefrist: 31.01.2027"))];
  for (const [text, key] of alone) expect(more.get(text)).toBe(key);
  expect(new Set(more.values()).size).toBe(more.size);
});

test("what documents say of the service and of its value joins in their own words", () => {
  const summary = summaryOf(`Zu liefern sind 12 Videos pro Jahr.
Der geschätzte Auftragswert beträgt 90.000 Euro netto.`);
  const texts = statementsOf(summary).map(({ text }) => text);
  expect(texts).toContain("Zu liefern sind 12 Videos pro Jahr.");
  expect(texts).toContain("Auftragswert 90.000 €");
  expect(summary.missing).not.toContain("Auftragswert");
});

test("what is read in part is told in its words and is not missing", () => {
  const bare = makeTender({ title: "Kampagne" });
  const summary = summaryOf(
    `Fragen sind spätestens am sechsten Tag vor Ablauf der Angebotsfrist bis 14:00 Uhr zu stellen.
Zuschlagskriterien
Preis: Gewichtung 40 %
Konzept: Gewichtung 30 %`,
    bare,
  );
  expect(summary.missing).not.toContain("Gewichte der Zuschlagskriterien");
  expect(summary.missing).not.toContain("Frist für Bieterfragen");
  const texts = statementsOf(summary).map(({ text }) => text);
  expect(texts).toContainEqual(
    expect.stringMatching(/^Frist für Bieterfragen: .*am sechsten Tag vor Ablauf/),
  );
  const award = summary.sections.find(({ name }) => name === "award");
  expect(award?.statements).toMatchObject([
    {
      text: "Preis 40\u00a0%, Konzept 30\u00a0%",
      note: "Unvollständig gelesen, bitte prüfen.",
    },
  ]);
});
