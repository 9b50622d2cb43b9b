import type { MeasureName } from "@tc/domain";
import type { SearchQuery } from "../query/search-query.ts";
import type { Bits } from "../bits/bits.ts";
import { keepOnly } from "./filters.ts";
import type { Segment } from "../segments/segment.ts";
import type { SegmentColumns } from "../segments/segment-columns.ts";
import type { AssessmentReader } from "../assessments/assessment-reader.ts";

/** A number of a document; NaN: unknown, or locked by the plan. */
export type Measure = (document: number) => number;

/** What can be limited and sorted by. */
export const measures: Readonly<
  Record<MeasureName, (segment: Segment, assessment: AssessmentReader, nowMs: number) => Measure>
> = {
  deadline: ({ columns }, _, nowMs) => {
    const nowSeconds = nowMs / 1000;
    return (document) => shownDeadline(columns, document, nowSeconds);
  },
  // Above the plan's cap the order and the limits of the value must not tell that it is there.
  value: ({ columns }, { isLocked }) => {
    const { valueCents } = columns;
    return (document) => (isLocked(document) ? Number.NaN : (valueCents[document] ?? Number.NaN));
  },
  fit: (_, { fit }) => fit,
  chances: (_, { chance }) => chance,
  offers: (_, { meanOffers }) => meanOffers,
  budget: (_, { budgetCents }) => budgetCents,
};

/** Takes out of `bits` what lies outside one of the ranges. */
export function keepRanges(
  segment: Segment,
  { ranges, nowMs }: SearchQuery,
  assessment: AssessmentReader,
  bits: Bits,
): void {
  for (const name of Object.keys(ranges) as MeasureName[]) {
    const { least = -Infinity, most = Infinity } = ranges[name] ?? {};
    const measure = measures[name](segment, assessment, nowMs);
    keepOnly(bits, (document) => {
      const value = measure(document);
      return value >= least && value <= most;
    });
  }
}

/** The next bid deadline, else the last one past; NaN without. Epoch seconds. */
function shownDeadline(
  { deadlines, deadlinesStarts }: SegmentColumns,
  document: number,
  nowSeconds: number,
): number {
  const to = deadlinesStarts[document + 1] ?? 0;
  let at = deadlinesStarts[document] ?? 0;
  if (at === to) return Number.NaN;
  while (at < to - 1 && (deadlines[at] ?? 0) < nowSeconds) at++;
  return deadlines[at] ?? Number.NaN;
}
