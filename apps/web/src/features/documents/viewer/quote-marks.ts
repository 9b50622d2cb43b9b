import { isSamePlace } from "../../../platform/documents/places";
import type { Quotation } from "../../../platform/documents/quote-address";
import type { DocumentPart } from "../queries";
import { stretchOf } from "./part-blocks";
import type { MarkedStretch, QuoteTone } from "./part-blocks";
import { partWith } from "./part-with";

/** Words that the highlighter goes over. */
export interface QuoteMark extends Quotation {
  readonly tone: QuoteTone;
}

/** The marks of a document while a quote of it is looked up; none without one. */
export function quoteMarks(
  item: Quotation | undefined,
  answers: readonly (readonly Quotation[])[],
  items: readonly Quotation[],
): QuoteMark[] {
  if (!item) return [];
  const isOther = (quotation: Quotation) =>
    quotation !== item && quotation.documentId === item.documentId;
  const answer = answers.find((passages) => passages.includes(item)) ?? [];
  const further = items.filter(({ place }) => isSamePlace(place, item.place));
  return [
    { ...item, tone: "active" },
    ...answer.filter(isOther).map((quotation) => ({ ...quotation, tone: "answer" as const })),
    ...further.filter(isOther).map((quotation) => ({ ...quotation, tone: "further" as const })),
  ];
}

/** The marks by the index of the part they are in. */
export function marksByPart(
  parts: readonly DocumentPart[],
  marks: readonly QuoteMark[],
): ReadonlyMap<number, readonly QuoteMark[]> {
  return Map.groupBy(marks, (mark) => partWith(parts, mark) ?? -1);
}

/** Where marks stand in the lines of their part, the stronger first. */
export function markedStretches(
  lines: readonly string[],
  marks: readonly QuoteMark[],
): MarkedStretch[] {
  return marks.flatMap(({ quote, tone }) => {
    const stretch = stretchOf(lines, quote);
    return stretch ? [{ ...stretch, tone }] : [];
  });
}
