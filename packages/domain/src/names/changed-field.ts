import { deadlineKinds } from "../deadline.ts";
import { deadlineNames } from "./deadline-names.ts";
import { lotName } from "./lot-name.ts";

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
  submission: "Adresse für Angebote",
  text: "Angaben",
  lots: "Lose",
  results: "Ergebnis",
  documents: "Vergabeunterlagen",
};

/** The one lot of a notice without lots; nobody outside calls it by a number. */
const wholeProcedure = "LOT-0000";

/** "lots.LOT-0001.deadlines.offer" → "Angebotsfrist, Los 1". The path is that of a change record. */
export function changedFieldWords(path: string): string {
  const parts = path.split(".");
  const lot = parts[0] === "lots" || parts[0] === "results" ? parts[1] : undefined;
  const named = parts.toReversed().find((part) => wordOf(part) !== undefined);
  const word = (named === undefined ? undefined : wordOf(named)) ?? `Angabe „${path}“`;
  return lot === undefined || lot === wholeProcedure ? word : `${word}, ${lotName(lot)}`;
}

function wordOf(part: string): string | undefined {
  return isDeadlineKind(part) ? deadlineNames[part] : fieldWords[part];
}

function isDeadlineKind(part: string): part is keyof typeof deadlineNames {
  return (deadlineKinds as readonly string[]).includes(part);
}
