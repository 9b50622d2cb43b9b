import type { SearchQuery, AssessmentQuery } from "../query/search-query.ts";
import { markBits } from "../assessments/agency-columns.ts";
import { addBit, keepCommon, newBits, removeBit } from "../bits/bits.ts";
import type { Bits } from "../bits/bits.ts";
import { keepOnly } from "./filters.ts";
import type { Segment } from "../segments/segment.ts";
import type { AssessmentReader } from "../assessments/assessment-reader.ts";

/** Whether forecasts have a say in the answer. */
export function usesForecasts(
  { ranges, sort }: Pick<SearchQuery, "ranges" | "sort">,
  { capCents, contested }: AssessmentQuery,
): boolean {
  return (
    capCents !== undefined ||
    contested !== undefined ||
    ranges.offers !== undefined ||
    ranges.budget !== undefined ||
    sort === "competition" ||
    sort === "budget"
  );
}

/** Takes out of `bits` what marks and the forecast of competition refuse. */
export function keepByAssessment(
  segment: Segment,
  { assessment }: SearchQuery,
  reader: AssessmentReader,
  bits: Bits,
): void {
  if (!assessment) return;
  keepByMark(segment, assessment, bits);
  const { contested } = assessment;
  if (contested !== undefined) {
    keepOnly(bits, (document) => reader.isContested(document) === (contested === "only"));
  }
}

function keepByMark(segment: Segment, { mark, agency }: AssessmentQuery, bits: Bits): void {
  if (mark === "all") return;
  if (mark === "open") {
    if (!agency?.hasMark(markBits.dismissed)) return;
    const { documents, rows } = agency.documentsOf(segment);
    for (let at = 0; at < documents.length; at++) {
      if ((agency.markOf(rows[at] ?? -1) & markBits.dismissed) !== 0) {
        removeBit(bits, documents[at] ?? 0);
      }
    }
    return;
  }
  const marked = newBits(segment.count);
  if (agency?.hasMark(markBits[mark])) {
    const { documents, rows } = agency.documentsOf(segment);
    for (let at = 0; at < documents.length; at++) {
      if ((agency.markOf(rows[at] ?? -1) & markBits[mark]) !== 0) {
        addBit(marked, documents[at] ?? 0);
      }
    }
  }
  keepCommon(bits, marked);
}
