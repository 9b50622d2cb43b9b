import type { AssessmentAccess, TenderListItem } from "@tc/contract";
import { SlidersHorizontal } from "lucide-react";
import { lazy, Suspense } from "react";
import type { Ref } from "react";
import { count, formatNumber } from "../../../platform/format/format";
import { AddChip, FilterChip } from "../../../ui/data/chip";
import type { ActiveFilter } from "./filters/active-filters";
import type { FilterChange, Filters } from "./filters/filters";
import { SearchField } from "./filters/search-field";
import type { SearchFieldHandle } from "./filters/search-field";
import { SortMenu } from "./filters/sort-menu";
import type { ViewCounts } from "./views/use-view-counts";
import { useLateTools } from "./use-late-tools";
import { viewOf, Views } from "./views/views";
import styles from "./results-page.module.css";

const ResultTools = lazy(async () => ({
  default: (await import("./tools/result-tools")).ResultTools,
}));

interface Props {
  filters: Filters;
  activeFilters: readonly ActiveFilter[];
  access: AssessmentAccess | undefined;
  counts: ViewCounts | undefined;
  /** Undefined: still loading, or failed */
  total: number | undefined;
  hasFailed: boolean;
  searchRef: Ref<SearchFieldHandle>;
  currentItem: () => TenderListItem | undefined;
  onChange: (change: FilterChange) => void;
  onOpenFilters: () => void;
}

/** Count, order, search, views and filters: all that says which tenders the list below holds. */
export function ResultsHead({
  filters,
  activeFilters,
  access,
  counts,
  total,
  hasFailed,
  searchRef,
  currentItem,
  onChange,
  onOpenFilters,
}: Props) {
  const hasTools = useLateTools(total !== undefined || hasFailed);
  const ownRegions = counts?.regions ?? [];
  const isOwn = viewOf(filters, counts) === "own";
  const status =
    total !== undefined
      ? isOwn
        ? `${formatNumber(total)} in euren Branchen`
        : count(total, "Ausschreibung", "Ausschreibungen")
      : hasFailed
        ? ""
        : "Lädt …";
  return (
    <>
      <header className={styles.head}>
        <div className={styles.heading}>
          <h1>Ergebnisse</h1>
          <span role="status">{status}</span>
        </div>
        <div className={styles.tools}>
          <Suspense>
            {hasTools && (
              <ResultTools
                part="buttons"
                filters={filters}
                total={total}
                currentItem={currentItem}
              />
            )}
          </Suspense>
        </div>
        <SortMenu filters={filters} access={access} onChange={(sort) => onChange({ sort })} />
      </header>
      <div className={styles.search}>
        <SearchField
          ref={searchRef}
          value={filters.q}
          onSearch={(q) => onChange({ q: q === "" ? null : q })}
        />
      </div>
      <Suspense>{hasTools && <ResultTools part="search" filters={filters} />}</Suspense>
      <div className={styles.chips}>
        <Views filters={filters} counts={counts} access={access} onChange={onChange} />
        <div className={styles.filters} role="group" aria-label="Aktive Filter">
          {activeFilters
            .filter((filter) => !isShownElsewhere(filter, filters))
            .map((filter) => (
              <FilterChip
                key={filter.key}
                name={filter.name}
                onOpen={onOpenFilters}
                onRemove={() => onChange(filter.without)}
              >
                {filter.text}
              </FilterChip>
            ))}
          <AddChip onClick={onOpenFilters}>
            <SlidersHorizontal size={13} aria-hidden />
            Filter
          </AddChip>
          {ownRegions.length > 0 && filters.region.length === 0 && (
            <AddChip onClick={() => onChange({ region: [...ownRegions] })}>Unsere Länder</AddChip>
          )}
          <Suspense>{hasTools && <ResultTools part="save" filters={filters} />}</Suspense>
        </div>
      </div>
    </>
  );
}

/** The search field shows the words, the name of a view its marks. */
function isShownElsewhere({ key }: ActiveFilter, filters: Filters): boolean {
  if (key === "q" || key === "field") return true;
  return (key === "mark" || key === "contested") && viewOf(filters) !== undefined;
}
