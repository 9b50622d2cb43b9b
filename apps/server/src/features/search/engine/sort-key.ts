import type { SearchQuery } from "../search-engine.ts";
import { noDay } from "./segment.ts";
import type { Segment } from "./segment.ts";
import { shownDeadline } from "./shown-deadline.ts";
import type { StandingReader } from "./standing-reader.ts";

/** Behind every deadline ahead, before tenders without one. */
const pastDeadlines = 1e12;
const missing = 1e15;

/** Gives each document its place: the smaller the earlier in the list. */
export function sortKeys(
  { columns }: Segment,
  query: SearchQuery,
  scores: Uint32Array | undefined,
  standing: StandingReader,
): (document: number) => number {
  const publishedDay = (document: number) => columns.publishedDay[document] ?? noDay;
  if (query.sort === "deadline") {
    const nowSeconds = query.nowMs / 1000;
    return (document) => {
      const seconds = shownDeadline(columns, document, nowSeconds);
      if (Number.isNaN(seconds)) return missing;
      // What can still be answered comes first, the nearest on top; then what has just passed.
      return seconds * 1000 >= query.nowMs ? seconds : pastDeadlines - seconds;
    };
  }
  if (query.sort === "value") {
    return largestFirst((document) =>
      standing.isLocked(document) ? Number.NaN : (columns.valueCents[document] ?? Number.NaN),
    );
  }
  if (query.sort === "budget") return largestFirst(standing.budgetCents);
  if (query.sort === "competition") {
    return (document) => {
      const offers = standing.meanOffers(document);
      return Number.isNaN(offers) ? missing : offers;
    };
  }
  const age = (document: number) => Math.min(65_535, Math.max(0, publishedDay(document)));
  if (query.sort === "fit" || query.sort === "chances") {
    const scoreOf = query.sort === "fit" ? standing.fit : standing.chance;
    // Of equally good tenders the newer one first, among the unknown ones, too.
    return (document) => {
      const score = scoreOf(document);
      return (score < 0 ? missing : -score * 65_536) - age(document);
    };
  }
  if (query.sort === "published" || !scores) {
    return (document) => {
      const day = publishedDay(document);
      return day === noDay ? missing : -day;
    };
  }
  // Of equally relevant tenders the newer one first.
  return (document) => -((scores[document] ?? 0) * 65_536 + age(document));
}

function largestFirst(centsOf: (document: number) => number): (document: number) => number {
  return (document) => {
    const cents = centsOf(document);
    return Number.isNaN(cents) ? missing : -cents;
  };
}
