import type { WatchChange, WatchNews } from "@tc/contract";
import { changedFieldWords, isGraveSubject } from "@tc/domain";
import type { NotificationDetails } from "@tc/domain";
import { deadlinesIn, longMoment } from "./german-moments.ts";
import { exactEuros } from "../../tender-checks/index.ts";
import { oneLine } from "./heading-of.ts";

type ChangeDetails = Extract<NotificationDetails, { kind: "change" }>;
type ShownChange = ChangeDetails["changes"][number];

/** Whoever wants to read more opens the tender. */
const maxChanges = 8;
const valueMax = 240;
const reasonMax = 500;

/** Fields whose values are codes: the app names them in words, a mail only says that they changed. */
const codedFields = new Set([
  "cpv",
  "nuts",
  "procedure",
  "nature",
  "legalBasis",
  "level",
  "framework",
  "variants",
  "lateSubmission",
  "submissionLanguages",
  "links",
  "submission",
  "electronicSubmission",
]);

const stageWords: Readonly<Record<string, string>> = {
  planned: "geplant",
  call: "ausgeschrieben",
  awarded: "vergeben",
  cancelled: "aufgehoben",
};

/** What a mail lays out of news whose changes have their breaks, gravest first */
export function detailsOf({ changes, reasonText }: WatchNews): ChangeDetails {
  return {
    kind: "change",
    changes: changes.slice(0, maxChanges).map(shownChange),
    breaks: changes.flatMap((change) => change.breaks),
    ...(reasonText !== undefined && { reason: oneLine(reasonText, reasonMax) }),
  };
}

function shownChange(change: WatchChange): ShownChange {
  const isGrave = isGraveSubject(change.subject);
  switch (change.kind) {
    case "field":
      return { name: changedFieldWords(change.field), ...valuesOf(change), isGrave };
    case "file":
      return { name: "Unterlagen", ...filesOf(change), isGrave };
    case "words":
      return { name: "Berichtigung", ...valueOf("after", change.text), isGrave };
  }
}

function valuesOf({ field, old, new: next }: Extract<WatchChange, { kind: "field" }>) {
  if (field.startsWith("results.") || codedFields.has(field.split(".").at(-1) ?? "")) return {};
  return { ...valueOf("before", wordsOf(field, old)), ...valueOf("after", wordsOf(field, next)) };
}

function filesOf({ name, act, newWords }: Extract<WatchChange, { kind: "file" }>) {
  if (act === "removed") return valueOf("before", name);
  const news = newWords.length === 0 ? "" : `, neu: ${newWords.map((it) => `„${it}“`).join(", ")}`;
  const text = act === "added" ? `${name} (neu)` : `${name} (neue Fassung)${news}`;
  return valueOf("after", text);
}

function wordsOf(field: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (field === "stage") return stageWords[value] ?? value;
  if (!field.includes("deadlines")) return amountWords(value);
  const instants = deadlinesIn(field, value);
  return instants.length === 0 ? value : instants.map(longMoment).join("; ");
}

/** "1234.50 EUR" → "1.234,50 €"; anything else stays as it is. */
function amountWords(value: string): string {
  const [, amount] = /^(-?\d+(?:\.\d+)?) EUR$/.exec(value) ?? [];
  return amount === undefined ? value : exactEuros(Math.round(Number(amount) * 100));
}

function valueOf<Side extends "before" | "after">(
  side: Side,
  text: string | undefined,
): { [Key in Side]?: string } {
  if (text === undefined || text.trim() === "") return {};
  // One computed key makes an index signature of the type.
  return { [side]: oneLine(text, valueMax) } as { [Key in Side]?: string };
}
