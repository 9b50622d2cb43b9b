import type { useSources } from "../../../sources";
import type { ActiveFilter } from "../filters/active-filters";
import type { FilterChange, Filters } from "../filters/filters";
import { NearestTenders } from "./nearest-tenders";
import { NoResults } from "./no-results";

/** With so many results a search needs nothing else beside them. */
const fullAnswer = 20;

interface Props {
  /** How many results the search has */
  total: number;
  /** Some of them are shown. */
  hasRows: boolean;
  /** How many results lie outside the agency's field */
  more: number;
  filters: Filters;
  activeFilters: readonly ActiveFilter[];
  sources: ReturnType<typeof useSources>["data"];
  now: Date;
  shownSlug: string | undefined;
  onChange: (change: FilterChange) => void;
  onShow: (slug: string, how: "click") => void;
}

/** What follows the results of a search: what comes near where there are few of them, and ways on where there are none. */
export function BeyondResults(props: Props) {
  const { total, hasRows, filters, activeFilters, onChange, onShow } = props;
  if (!hasRows) {
    return (
      <NoResults
        {...props}
        active={activeFilters}
        isSorted={total > 0}
        onOpen={onShow}
        onRemove={(filter) => onChange(filter.without)}
      />
    );
  }
  if (filters.q.trim() === "" || total >= fullAnswer) return null;
  return <NearestTenders {...props} onOpen={onShow} />;
}
