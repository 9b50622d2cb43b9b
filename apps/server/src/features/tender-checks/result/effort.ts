import type { CheckPaper, CheckResult } from "@tc/contract";
import { progressOf } from "../papers/wanted-papers.ts";
import { currentItems } from "./check-input.ts";
import type { CheckInput } from "./check-input.ts";
import { counted } from "./item-words.ts";

/** Hours that we assume, until an agency enters its own; no source tells them. */
const assumed = {
  reading: 12,
  concept: 24,
  page: 0.05,
  paper: 0.75,
  drafts: 40,
  presentation: 16,
} as const;

/** What the offer may take. Every part is an assumption that the reader sees and can change in sum. */
export function effortOf(input: CheckInput, papers: readonly CheckPaper[]): CheckResult["effort"] {
  const { wanted } = progressOf(papers);
  const pages = input.documents.reduce((sum, document) => sum + document.pages, 0);
  const pitch = new Set(currentItems(input, "pitch").map(({ kind }) => kind));
  return [
    { name: "Lesen, Fragen, Kalkulation", hours: assumed.reading },
    { name: "Konzept und Angebotstext", hours: assumed.concept },
    ...(pages > 0
      ? [
          {
            name: counted(pages, "Seite Unterlagen", "Seiten Unterlagen"),
            hours: rounded(pages * assumed.page),
          },
        ]
      : []),
    ...(wanted > 0
      ? [
          {
            name: counted(wanted, "Formular oder Nachweis", "Formulare und Nachweise"),
            hours: rounded(wanted * assumed.paper),
          },
        ]
      : []),
    ...(pitch.has("draft") ? [{ name: "Entwürfe", hours: assumed.drafts }] : []),
    ...(pitch.has("presentation") ? [{ name: "Präsentation", hours: assumed.presentation }] : []),
  ];
}

export function hoursOf(effort: CheckResult["effort"]): number {
  return effort.reduce((sum, { hours }) => sum + hours, 0);
}

const rounded = (hours: number) => Math.max(1, Math.round(hours));
