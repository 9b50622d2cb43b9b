import type { SearchQuery } from "../query/search-query.ts";
import type { ForecastColumns } from "./forecast-columns.ts";
import { maxSegmentSize } from "../segments/segment.ts";
import type { Segment } from "../segments/segment.ts";

/** What is known of a segment's documents to the one who asks; what the plan locks is unknown. Valid until the next one is made. */
export interface AssessmentReader {
  /** NaN: unknown */
  readonly fit: (document: number) => number;
  readonly chance: (document: number) => number;
  readonly meanOffers: (document: number) => number;
  readonly isContested: (document: number) => boolean | undefined;
  readonly budgetCents: (document: number) => number;
  /** The value lies above the cap of the plan. */
  readonly isLocked: (document: number) => boolean;
}

/** The agency's row of each document of the segment that is being read, -1 without. */
const agencyRows = new Int32Array(maxSegmentSize).fill(-1);
let filled: Uint16Array = new Uint16Array();

export function readAssessment(
  segment: Segment,
  { assessment, sort, ranges }: SearchQuery,
  forecasts: ForecastColumns,
): AssessmentReader {
  const { valueCents } = segment.columns;
  const capCents = assessment?.capCents;
  let forecastRows: Int32Array | undefined;
  const forecastOf = (document: number) =>
    (forecastRows ??= forecasts.rowsOf(segment))[document] ?? -1;
  const isLocked =
    capCents === undefined
      ? () => false
      : (document: number) => {
          const value = valueCents[document] ?? Number.NaN;
          if (!Number.isNaN(value)) return value > capCents;
          const row = forecastOf(document);
          return row >= 0 && (forecasts.lockCents[row] ?? Number.NaN) > capCents;
        };
  const said = (column: (row: number) => number) => (document: number) => {
    const row = forecastOf(document);
    return row < 0 || isLocked(document) ? Number.NaN : column(row);
  };
  const expected = said((row) => forecasts.expectedCents[row] ?? Number.NaN);
  const meanOffers = said((row) => forecasts.meanOffers[row] ?? Number.NaN);
  const scored = (column: "fit" | "chance", isAsked: boolean) => {
    const agency = assessment?.agency;
    if (!agency || !isAsked) return () => Number.NaN;
    spreadRows(agency.documentsOf(segment));
    const read = agency.reader(column);
    return (document: number) => {
      const row = agencyRows[document] ?? -1;
      const score = row < 0 || isLocked(document) ? -1 : read(row);
      return score < 0 ? Number.NaN : score;
    };
  };
  return {
    fit: scored("fit", sort === "fit" || ranges.fit !== undefined),
    chance: scored("chance", sort === "chances" || ranges.chances !== undefined),
    meanOffers,
    isContested: (document) =>
      Number.isNaN(meanOffers(document))
        ? undefined
        : forecasts.isContested[forecastOf(document)] === 1,
    budgetCents: (document) => {
      const value = valueCents[document] ?? Number.NaN;
      if (Number.isNaN(value)) return expected(document);
      return isLocked(document) ? Number.NaN : value;
    },
    isLocked,
  };
}

function spreadRows({ documents, rows }: { documents: Uint16Array; rows: Int32Array }): void {
  for (const document of filled) agencyRows[document] = -1;
  for (let at = 0; at < documents.length; at++) agencyRows[documents[at] ?? 0] = rows[at] ?? -1;
  filled = documents;
}
