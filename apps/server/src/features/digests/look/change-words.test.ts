import type { WatchChange } from "@tc/contract";
import { expect, test } from "vitest";
import { testOperator as operator } from "../../../testing/database/test-operator.ts";
import { detailsOf } from "../../watchlist/changes/details-of.ts";
import { fieldChange, fileChange } from "../../watchlist/changes/watch-changes.fixture.ts";
import { newsSections } from "../run/news-sections.ts";
import { mailLinks } from "./mail-links.ts";
import { notificationEmail } from "./notification.email.ts";

const now = new Date("2026-11-24T06:30:00Z");
const publicUrl = "https://tc.example";
const url = `${publicUrl}/app/watchlist`;
const missing = /nicht angegeben|entfällt/;

const file = (act: "added" | "replaced" | "removed", newWords: string[] = []) =>
  fileChange("Preisblatt.xlsx", act, newWords);
const words = (text?: string): WatchChange => ({
  kind: "words",
  ...(text !== undefined && { text }),
  subject: "other",
  breaks: [],
});

/** Each part of a mail that tells the change: HTML, text and the line of a digest, without marks and breaks of lines. */
function partsOf(change: WatchChange): string[] {
  const details = detailsOf({ key: "k", at: now.toISOString(), changes: [change] });
  const { html, text } = notificationEmail(
    { event: "changes", heading: "Geändert", details, url, why: "" },
    { site: { operator }, links: mailLinks({ publicUrl }) },
    now,
  );
  const notification = {
    id: "1",
    event: "changes" as const,
    heading: "Geändert",
    path: "/app/watchlist",
    createdAt: now,
    isSeen: false,
    details,
  };
  const [section] = newsSections([notification], { publicUrl, now });
  const plain = html.slice(html.indexOf("<body")).replaceAll(/<[^>]*>/g, " ");
  return [plain, text, section?.items[0]?.note ?? ""].map((part) => part.replaceAll(/\s+/g, " "));
}

const codes = ["cpv", "nuts", "procedure", "nature"];
const lotCodes = ["framework", "variants", "lateSubmission", "submissionLanguages"];
const coded = [...codes, ...lotCodes.map((name) => `lots.LOT-0001.${name}`)];
const shown = [
  "title",
  "reference",
  "text",
  "lots.LOT-0001.duration",
  "lots.LOT-0001.awardCriteria",
  "lots.LOT-0001.links.documents",
  "lots.LOT-0001.links.submission",
  "lots.LOT-0001.bindingDays",
];
const deadline = "lots.LOT-0001.deadlines.offer";

test.each<[string, WatchChange, string]>([
  ...coded.map((path): [string, WatchChange, string] => [
    `${path} another code`,
    fieldChange(path, "a", "b"),
    "geändert, mehr in der App",
  ]),
  ["a first code", fieldChange("cpv", undefined, "a"), "neu angegeben, mehr in der App"],
  ["no code any more", fieldChange("cpv", "a"), "nicht mehr angegeben, mehr in der App"],
  ...shown.map((path): [string, WatchChange, string] => [
    path,
    fieldChange(path, "Alt 1", "Neu 2"),
    "Alt 1",
  ]),
  ...shown.map((path): [string, WatchChange, string] => [
    path,
    fieldChange(path, "Alt 1", "Neu 2"),
    "Neu 2",
  ]),
  [
    "a long text that begins as before",
    fieldChange("description", `${"Wort ".repeat(80)}alt`, `${"Wort ".repeat(80)}neu`),
    "geändert, mehr in der App",
  ],
  [
    "a duration",
    fieldChange("lots.LOT-0001.duration", "24 Monate", "ab 2026-12-01"),
    "ab 01.12.2026",
  ],
  [
    "criteria without a name",
    fieldChange("lots.LOT-0001.awardCriteria", "price: 60 %", "price: 40 %; Konzept: 60 %"),
    "Preis: 40 %; Konzept: 60 %",
  ],
  [
    "demands without a name",
    fieldChange("lots.LOT-0001.selectionCriteria", "other: keine", "slc-stand-ins: 2 Mio. Euro"),
    "Berufshaftpflichtversicherung: 2 Mio. Euro",
  ],
  [
    "a deadline",
    fieldChange(deadline, "2026-12-03T11:00:00Z", "2026-12-04T11:00:00Z"),
    "04.12.2026",
  ],
  ["a stage", fieldChange("stage", "call", "cancelled"), "aufgehoben"],
  [
    "an award",
    fieldChange("results.LOT-0001", undefined, "selec-w; Muster GmbH"),
    "veröffentlicht",
  ],
  ["another award", fieldChange("results.LOT-0001", "selec-w", "clos-nw"), "geändert"],
  [
    "an award that is gone",
    fieldChange("results.LOT-0001", "selec-w"),
    "nicht mehr veröffentlicht",
  ],
  ["documents", fieldChange("documents", undefined, "geändert"), "geändert"],
  [
    "documents of a day",
    fieldChange("documents", undefined, "2026-11-20"),
    "geändert am 20.11.2026",
  ],
  [
    "the buyer's words",
    fieldChange("text", undefined, "Frist bis 2026-12-01"),
    "Frist bis 01.12.2026",
  ],
  ["a new file", file("added"), "Preisblatt.xlsx (neu)"],
  ["a file's new version", file("replaced"), "Preisblatt.xlsx (neue Fassung)"],
  ["new words in it", file("replaced", ["Skonto"]), "neue Fassung), neu darin: „Skonto“"],
  ["a file that is gone", file("removed"), "Preisblatt.xlsx (entfernt)"],
  ["a correction in words", words("Siehe Anlage 3"), "Siehe Anlage 3"],
  [
    "a correction without words",
    words(),
    "Der Auftraggeber nennt keinen Grund und keine Änderung.",
  ],
])("a mail tells what happened, and calls nothing missing that is there: %s", (_, change, told) => {
  for (const part of partsOf(change)) {
    expect(part).toContain(told);
    expect(part).not.toMatch(missing);
    expect(part).not.toMatch(/\.\.|undefined/);
  }
});

test("a value that came was not there before, and one that went is gone", () => {
  for (const part of partsOf(fieldChange(deadline, undefined, "2026-12-04T11:00:00Z"))) {
    expect(part).toMatch(/nicht angegeben.*04\.12\.2026/);
    expect(part).not.toContain("entfällt");
  }
  for (const part of partsOf(fieldChange("values.total", "5.00 EUR"))) {
    expect(part).toMatch(/5 €.*entfällt/);
    expect(part).not.toContain("nicht angegeben");
  }
});

test("a change that an earlier release wrote down without values says that it happened", () => {
  const details = {
    kind: "change" as const,
    changes: [{ name: "Ergebnis", isGrave: true }],
    breaks: [],
  };
  const { text } = notificationEmail(
    { event: "changes", heading: "Geändert", details, url, why: "" },
    { site: { operator }, links: mailLinks({ publicUrl }) },
    now,
  );
  expect(text).toContain("geändert, mehr in der App");
  expect(text).not.toMatch(missing);
});
