import type { WatchChange, WatchNews } from "@tc/contract";
import { changedFieldWords, criteriaWords, isGraveSubject } from "@tc/domain";
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
  "electronicSubmission",
]);

const stageWords: Readonly<Record<string, string>> = {
  planned: "geplant",
  call: "ausgeschrieben",
  awarded: "vergeben",
  cancelled: "aufgehoben",
};

/** The mail's button and the heading in a digest lead there. */
const inApp = "mehr in der App";

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
      return { name: "Unterlagen", note: fileNote(change), isGrave };
    case "words":
      return { name: "Berichtigung", note: correctionNote(change.text), isGrave };
  }
}

type Shown = Pick<ShownChange, "before" | "after" | "note">;

type FieldChange = Extract<WatchChange, { kind: "field" }>;

function valuesOf({ field, old, new: next }: FieldChange): Shown {
  if (field.startsWith("results.")) return { note: `${resultAct(old, next)}, ${inApp}` };
  if (codedFields.has(field.split(".").at(-1) ?? ""))
    return { note: `${codeAct(old, next)}, ${inApp}` };
  if (field === "documents") return { note: documentsNote(next) };
  const shown = {
    ...valueOf("before", wordsOf(field, old)),
    ...valueOf("after", wordsOf(field, next)),
  };
  // Words of the notice about itself replace nothing.
  if (field === "text" && shown.before === undefined && shown.after !== undefined) {
    return { note: shown.after };
  }
  // Long texts may begin alike.
  return shown.before === shown.after ? { note: `geändert, ${inApp}` } : shown;
}

function resultAct(old: string | undefined, next: string | undefined): string {
  if (next === undefined) return "nicht mehr veröffentlicht";
  return old === undefined ? "veröffentlicht" : "geändert";
}

function codeAct(old: string | undefined, next: string | undefined): string {
  if (next === undefined) return "nicht mehr angegeben";
  return old === undefined ? "neu angegeben" : "geändert";
}

/** The days on which the documents changed, where the notice names any */
function documentsNote(days: string | undefined): string {
  return days !== undefined && isoDay.test(days) ? `geändert am ${withDays(days)}` : "geändert";
}

const fileActs = { added: "neu", replaced: "neue Fassung", removed: "entfernt" } as const;

function fileNote({ name, act, newWords }: Extract<WatchChange, { kind: "file" }>): string {
  const words = newWords.map((it) => `„${it}“`).join(", ");
  return oneLine(`${name} (${fileActs[act]})${words && `, neu darin: ${words}`}`, valueMax);
}

function correctionNote(text = ""): string {
  return oneLine(text, valueMax) || "Der Auftraggeber nennt keinen Grund und keine Änderung.";
}

function wordsOf(field: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (field === "stage") return stageWords[value] ?? value;
  if (field === "text" || field.endsWith(".duration")) return withDays(value);
  if (field.endsWith(".awardCriteria")) return criteriaWords("awardCriterion", value);
  if (field.endsWith(".selectionCriteria")) return criteriaWords("selection", value);
  if (!field.includes("deadlines")) return amountWords(value);
  const instants = deadlinesIn(field, value);
  return instants.length === 0 ? withDays(value) : instants.map(longMoment).join("; ");
}

const isoDay = /\b(\d{4})-(\d{2})-(\d{2})\b/;

/** "ab 2026-12-01" → "ab 01.12.2026" */
const withDays = (value: string): string => value.replaceAll(new RegExp(isoDay, "g"), "$3.$2.$1");

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
