import type { useSources } from "../../../sources";
import type { ActiveFilter } from "../filters/active-filters";
import type { FilterChange, Filters } from "../filters/filters";
import { NearestTenders } from "./nearest-tenders";
import { NoResults } from "./no-results";

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
  const { total, hasRows, activeFilters, onChange, onShow } = props;
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
  return <NearestTenders {...props} onOpen={onShow} />;
}
