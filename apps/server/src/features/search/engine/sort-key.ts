import type { SearchQuery } from "../search-engine.ts";
import { noDay } from "./segment.ts";
import type { Segment } from "./segment.ts";
import { shownDeadline } from "./shown-deadline.ts";

/** Behind every deadline ahead, before tenders without one. */
const pastDeadlines = 1e12;
const missing = 1e15;

/** Gives each document its place: the smaller the earlier in the list. */
export function sortKeys(
  { columns }: Segment,
  query: SearchQuery,
  scores: Uint32Array | undefined,
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
    return (document) => {
      const cents = columns.valueCents[document] ?? Number.NaN;
      return Number.isNaN(cents) ? missing : -cents;
    };
  }
  if (query.sort === "published" || !scores) {
    return (document) => {
      const day = publishedDay(document);
      return day === noDay ? missing : -day;
    };
  }
  // Of equally relevant tenders the newer one first.
  return (document) => {
    const age = Math.min(65_535, Math.max(0, publishedDay(document)));
    return -((scores[document] ?? 0) * 65_536 + age);
  };
}
