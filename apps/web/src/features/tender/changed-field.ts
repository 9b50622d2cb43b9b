import { deadlineKinds, procedureTypes, tenderStages } from "@tc/domain";
import { formatDay, formatMoment, formatMoney, zoneName } from "../../platform/format";
import { deadlineWords, procedureWords } from "../../platform/words";
import { codeWord } from "./codes";

const fieldWords: Readonly<Record<string, string>> = {
  title: "Titel",
  description: "Beschreibung",
  stage: "Stand des Verfahrens",
  buyers: "Auftraggeber",
  reference: "Aktenzeichen",
  procedure: "Verfahrensart",
  procedureText: "Verfahrensart",
  accelerated: "Beschleunigtes Verfahren",
  level: "Ebene",
  legalBasis: "Rechtsgrundlage",
  nature: "Art der Leistung",
  cpv: "CPV-Codes",
  nuts: "Ort der Leistung",
  placeText: "Ort der Leistung",
  values: "Wert",
  estimated: "Schätzwert",
  frameworkMaximum: "Höchstwert der Rahmenvereinbarung",
  resultFrameworkMaximum: "Höchstwert der Rahmenvereinbarung (Ergebnis)",
  total: "Gesamtwert",
  deadlines: "Frist",
  duration: "Laufzeit",
  startsOn: "Beginn",
  endsOn: "Ende",
  months: "Laufzeit in Monaten",
  days: "Laufzeit in Tagen",
  renewals: "Zahl der Verlängerungen",
  renewalText: "Verlängerungen",
  options: "Optionen",
  framework: "Rahmenvereinbarung",
  frameworkSeats: "Höchstzahl der Rahmenpartner",
  minCandidates: "Mindestzahl der Bewerber",
  maxCandidates: "Höchstzahl der Bewerber",
  bindingDays: "Bindefrist in Tagen",
  submissionLanguages: "Sprachen der Angebote",
  electronicSubmission: "Elektronische Abgabe",
  variants: "Nebenangebote",
  guaranteeRequired: "Sicherheiten",
  lateSubmission: "Nachreichen von Unterlagen",
  awardCriteria: "Zuschlagskriterien",
  selectionCriteria: "Eignungskriterien",
  links: "Links",
  lots: "Lose",
  results: "Ergebnis",
  documents: "Vergabeunterlagen",
};

/** "lots.LOT-0001.deadlines.offer" → "Angebotsfrist, Los 1". The path is that of a change record. */
export function changedFieldWords(path: string): string {
  const parts = path.split(".");
  const lot = parts[0] === "lots" || parts[0] === "results" ? parts[1] : undefined;
  const named = parts.toReversed().find((part) => wordOf(part) !== undefined);
  const word = (named === undefined ? undefined : wordOf(named)) ?? `Angabe „${path}“`;
  return lot === undefined ? word : `${word}, ${lotName(lot)}`;
}

function wordOf(part: string): string | undefined {
  return isDeadlineKind(part) ? deadlineWords[part] : fieldWords[part];
}

function isDeadlineKind(part: string): part is keyof typeof deadlineWords {
  return (deadlineKinds as readonly string[]).includes(part);
}

/** "LOT-0001" → "Los 1"; an id of another form is shown as published. */
export function lotName(id: string): string {
  const number = /^(?:LOT|PAR|GLO)-0*(\d+)$/.exec(id)?.[1];
  if (number === undefined) return /^\d+$/.test(id) ? `Los ${Number(id)}` : id;
  return id.startsWith("GLO") ? `Losgruppe ${number}` : `Los ${number}`;
}

/** An old or new value as a reader sees it; undefined stands for "was not there". */
export function changedValueWords(path: string, value: string | undefined): string {
  if (value === undefined || value === "") return "keine Angabe";
  const money = /^(-?\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(value);
  if (money)
    return formatMoney({ cents: Math.round(Number(money[1]) * 100), currency: money[2] ?? "EUR" });
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value) && !Number.isNaN(Date.parse(value))) {
    return `${formatMoment(value)} (${zoneName(new Date(value))})`;
  }
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value);
  if (value === "true" || value === "false") return value === "true" ? "ja" : "nein";
  if (path.endsWith("procedure") && (procedureTypes as readonly string[]).includes(value)) {
    return procedureWords[value as keyof typeof procedureWords];
  }
  if (path === "stage" && (tenderStages as readonly string[]).includes(value)) {
    return value === "call" ? "ausgeschrieben" : (codeWord(value) ?? value);
  }
  return value;
}
