import type { MeasureName } from "@tc/domain";
import { hasBit } from "../bits/bits.ts";
import { agencyWorkBits } from "../field/agency-work.ts";
import type { SearchQuery } from "./search-query.ts";
import { measures } from "../filters/measures.ts";
import { noDay } from "../segments/segment-columns.ts";
import type { Segment } from "../segments/segment.ts";
import type { AssessmentReader } from "../assessments/assessment-reader.ts";

/** Behind every deadline ahead, before tenders without one. */
const pastDeadlines = 1e12;
const missing = 1e15;
/** "Messe" is a trade fair before it is a measurement: about a third of what a word in the description is worth. */
export const agencyWorkLead = 5_000;

/** Gives each document its place: the smaller the earlier in the list. */
export function sortKeys(
  segment: Segment,
  query: SearchQuery,
  scores: Uint32Array | undefined,
  assessment: AssessmentReader,
): (document: number) => number {
  const publishedDay = (document: number) => segment.columns.publishedDay[document] ?? noDay;
  const measure = (name: MeasureName) => measures[name](segment, assessment, query.nowMs);
  if (query.sort === "deadline") {
    const deadline = measure("deadline");
    return (document) => {
      const seconds = deadline(document);
      if (Number.isNaN(seconds)) return missing;
      // What can still be answered comes first, the nearest on top; then what has just passed.
      return seconds * 1000 >= query.nowMs ? seconds : pastDeadlines - seconds;
    };
  }
  if (query.sort === "value" || query.sort === "budget") return largestFirst(measure(query.sort));
  if (query.sort === "competition") {
    const meanOffers = measure("offers");
    return (document) => {
      const offers = meanOffers(document);
      return Number.isNaN(offers) ? missing : offers;
    };
  }
  const age = (document: number) => Math.min(65_535, Math.max(0, publishedDay(document)));
  if (query.sort === "fit" || query.sort === "chances") {
    const scoreOf = measure(query.sort);
    // Of equally good tenders the newer one first, among the unknown ones, too.
    return (document) => {
      const score = scoreOf(document);
      return (Number.isNaN(score) ? missing : -score * 65_536) - age(document);
    };
  }
  if (query.sort === "published" || !scores) {
    return (document) => {
      const day = publishedDay(document);
      return day === noDay ? missing : -day;
    };
  }
  const agencyWork = agencyWorkBits(segment);
  const relevance = (document: number) =>
    (scores[document] ?? 0) + (hasBit(agencyWork, document) ? agencyWorkLead : 0);
  // Of equally relevant tenders the newer one first.
  return (document) => -(relevance(document) * 65_536 + age(document));
}

function largestFirst(centsOf: (document: number) => number): (document: number) => number {
  return (document) => {
    const cents = centsOf(document);
    return Number.isNaN(cents) ? missing : -cents;
  };
}
