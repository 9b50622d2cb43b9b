import { nearestTenders } from "@tc/contract";
import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../../../platform/api/api";
import { toListQuery } from "../filters/filters";
import type { Filters } from "../filters/filters";
import { ResultRow } from "../row/result-row";
import styles from "./nearest-tenders.module.css";

type Nearest = z.output<typeof nearestTenders.response>;

interface Props {
  filters: Filters;
  /** How many results the search has; their rows have the numbers before these rows'. */
  total: number;
  /** How many results lie outside the agency's field */
  more: number;
  now: Date;
  shownSlug: string | undefined;
  onOpen: (slug: string, how: "click") => void;
}

/** What comes nearest to a search of few results or none, called what it is. */
export function NearestTenders({ filters, total, more, now, shownSlug, onOpen }: Props) {
  const query = toListQuery(filters);
  const { data } = useQuery({
    queryKey: ["tenders", "nearest", query, total],
    queryFn: ({ signal }) => callApi(nearestTenders, { query, signal }),
  });
  if (!data || data.items.length === 0) return null;
  // Without results it stands beneath the heading that says so.
  const Heading = total > 0 ? "h2" : "h3";
  return (
    <section className={styles.nearest} aria-labelledby="am-naechsten">
      <Heading id="am-naechsten">{total > 0 ? headingAfterResults(more) : headingOf(data)}</Heading>
      <ul>
        {data.items.map((item, index) => (
          <li key={item.id}>
            <ResultRow
              item={item}
              assessment={data.assessments[item.id] ?? {}}
              access={data.access}
              fitWeights={data.fitWeights}
              index={total + index}
              now={now}
              isActive={item.slug === shownSlug}
              isTabStop
              onOpen={() => onOpen(item.slug, "click")}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function headingAfterResults(more: number): string {
  return more > 0
    ? "Ähnliche Ausschreibungen in euren Branchen:"
    : "Nichts weiter mit diesen Wörtern. Ähnliche Ausschreibungen:";
}

function headingOf({ basis, isWithinFilters }: Nearest): string {
  if (basis === "words") {
    return isWithinFilters ? "Am nächsten kommen:" : "Am nächsten kommen, ohne die Filter:";
  }
  return isWithinFilters
    ? "Kein Wort davon kommt vor. Die neuesten mit diesen Filtern:"
    : "Die neuesten offenen, ohne die Filter:";
}
