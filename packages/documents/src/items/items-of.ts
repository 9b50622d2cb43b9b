import { readAwardCriteria } from "../award-criteria/award-criteria.ts";
import { readEligibility } from "../eligibility/eligibility.ts";
import { lineAt, textOf } from "../document-text.ts";
import { readContractTerms } from "../terms/contract-terms.ts";
import { readContractValue } from "../terms/contract-value.ts";
import { readFormalities } from "../terms/formalities.ts";
import { readPitchTerms } from "../terms/pitch-terms.ts";
import { readServiceTerms } from "../terms/service-terms.ts";
import type { DocumentText, TextPart } from "../document-text.ts";
import { readDeadlines } from "../deadlines/read-deadlines.ts";
import { resolveDeadlines } from "../deadlines/resolve-deadlines.ts";
import type { NoticeDeadline } from "../deadlines/notice-deadlines.ts";
import { markContradictions } from "../agreement/mark-contradictions.ts";
import type { DocumentItem, ItemFinding } from "./document-item.ts";

/** Reads the text of one part for one type of item. */
export type PartReader = (text: string) => readonly ItemFinding[];

const readers: readonly PartReader[] = [
  readDeadlines,
  readAwardCriteria,
  readEligibility,
  readContractTerms,
  readContractValue,
  readFormalities,
  readPitchTerms,
  readServiceTerms,
];

/**
 * What documents of one tender say, in the order of the documents and their parts. Relative deadlines count from those
 * of the notice, or from those that the documents agree on; what they lead to may contradict a date.
 */
export function itemsOf(
  documents: readonly DocumentText[],
  noticeDeadlines: readonly NoticeDeadline[] = [],
): DocumentItem[] {
  const steps = readItems(documents, noticeDeadlines);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in steps of one part each, so that whoever has other work can do it in between. */
export function* readItems(
  documents: readonly DocumentText[],
  noticeDeadlines: readonly NoticeDeadline[],
): Generator<void, DocumentItem[], void> {
  const items: DocumentItem[] = [];
  for (const document of documents) {
    for (const part of document.parts) {
      items.push(...itemsOfPart(document, part));
      yield;
    }
  }
  const withStates = markContradictions(items, documents);
  return markContradictions(resolveDeadlines(withStates, noticeDeadlines), documents);
}

function itemsOfPart(document: DocumentText, part: TextPart): DocumentItem[] {
  const text = textOf(part);
  return readers
    .flatMap((read) => read(text))
    .toSorted((a, b) => a.start - b.start)
    .map((finding) => placeItem(finding, document, part, text));
}

function placeItem(
  finding: ItemFinding,
  { file }: DocumentText,
  part: TextPart,
  text: string,
): DocumentItem {
  const { start, end, confidence, ...value } = finding;
  const cell = lineAt(part, start)?.cell;
  return {
    ...value,
    // What parts it from the words before is none of its own.
    quote: text.slice(start, end).replace(/^[\s,;)]+/u, ""),
    file,
    place: part.place,
    ...(cell !== undefined && { cell }),
    confidence: confidence * (part.confidence ?? 1),
    state: "ok",
  };
}
