import type { SearchQuery, StandingQuery } from "../search-engine.ts";
import { markBits } from "./agency-columns.ts";
import { addBit, keepCommon, newBits, removeBit } from "./bits.ts";
import type { Bits } from "./bits.ts";
import { keepOnly } from "./filters.ts";
import type { Segment } from "./segment.ts";
import type { StandingReader } from "./standing-reader.ts";

/** Whether forecasts have a say in the answer. */
export function usesForecasts(standing: StandingQuery, sort: SearchQuery["sort"]): boolean {
  return (
    standing.capCents !== undefined ||
    standing.maxOffers !== undefined ||
    standing.contested !== undefined ||
    standing.minBudgetCents !== undefined ||
    standing.maxBudgetCents !== undefined ||
    sort === "competition" ||
    sort === "budget"
  );
}

/** Takes out of `bits` what the filters by scores, forecasts and marks refuse. */
export function keepByStanding(
  segment: Segment,
  query: SearchQuery,
  reader: StandingReader,
  bits: Bits,
): void {
  const { standing } = query;
  if (!standing) return;
  keepByMark(segment, standing, bits);
  const { minFit, minChance, maxOffers, contested, minBudgetCents, maxBudgetCents } = standing;
  if (minFit !== undefined) {
    keepOnly(bits, (document) => isAtLeast(reader.fit(document), minFit));
  }
  if (minChance !== undefined) {
    keepOnly(bits, (document) => isAtLeast(reader.chance(document), minChance));
  }
  if (maxOffers !== undefined)
    keepOnly(bits, (document) => reader.meanOffers(document) <= maxOffers);
  if (contested !== undefined) {
    keepOnly(bits, (document) => reader.isContested(document) === (contested === "only"));
  }
  if (minBudgetCents !== undefined || maxBudgetCents !== undefined) {
    const [least, most] = [minBudgetCents ?? 0, maxBudgetCents ?? Infinity];
    keepOnly(bits, (document) => {
      const cents = reader.budgetCents(document);
      return cents >= least && cents <= most;
    });
  }
  // A published value above the cap: the limit of the value must not tell that it is there.
  if (query.minCents !== undefined || query.maxCents !== undefined) {
    keepOnly(bits, (document) => !reader.isLocked(document));
  }
}

/** -1 is unknown: even "at least 0" asks for a score that is there. */
function isAtLeast(score: number, least: number): boolean {
  return score >= 0 && score >= least;
}

function keepByMark(segment: Segment, { mark, agency }: StandingQuery, bits: Bits): void {
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
