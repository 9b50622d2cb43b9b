import { Filter, SlidersHorizontal } from "lucide-react";
import { parseAsString, useQueryState } from "nuqs";
import { lazy, Suspense, useMemo, useRef, useState } from "react";
import { useNow } from "../../platform/clock";
import { count } from "../../platform/format";
import { useShortcuts } from "../../platform/shortcuts";
import { AddChip, FilterChip } from "../../ui/chip";
import { useMedia, wideQuery } from "../../ui/use-media";
import { useSources } from "../sources";
import { activeFilters } from "./active-filters";
import type { ActiveFilter } from "./active-filters";
import { noFilters, toListQuery, useFilters } from "./filters";
import { KeyBar } from "./key-bar";
import { useResults } from "./queries";
import { ResultList } from "./result-list";
import type { ResultListHandle } from "./result-list";
import { Corrections, FailedResults, RowSkeletons } from "./result-states";
import { SearchField } from "./search-field";
import type { SearchFieldHandle } from "./search-field";
import { SortMenu } from "./sort-menu";
import styles from "./results-page.module.css";

// Nothing of these is on the first screen of a phone; beside the list the detail starts to load at once.
const FilterPanel = lazy(async () => ({ default: (await import("./filter-panel")).FilterPanel }));
const NoResults = lazy(async () => ({ default: (await import("./no-results")).NoResults }));
const HelpSheet = lazy(async () => ({ default: (await import("./help-sheet")).HelpSheet }));
const DetailSheet = lazy(async () => ({ default: (await import("./detail-sheet")).DetailSheet }));
const DetailPane = lazy(async () => ({ default: (await import("./detail-pane")).DetailPane }));

export function ResultsPage() {
  const [filters, setFilters] = useFilters();
  const [selected, setSelected] = useQueryState("tender", parseAsString);
  const [openSheet, setOpenSheet] = useState<"filter" | "help" | undefined>();
  const isWide = useMedia(wideQuery);
  const now = useNow();
  const results = useResults(toListQuery(filters));
  const sources = useSources();
  const list = useRef<ResultListHandle>(null);
  const search = useRef<SearchFieldHandle>(null);

  const { items, first } = results;
  const chips = activeFilters(filters, {
    buyer: items[0]?.buyer?.id === filters.buyer ? items[0]?.buyer?.name : undefined,
    source: (id) => sources.data?.sources.find((source) => source.id === id)?.name,
  });
  // Beside the list something is always open: the chosen tender, else the first.
  const shown = selected ?? (isWide ? items[0]?.slug : undefined);

  useShortcuts(
    useMemo(
      () => ({
        "/": () => search.current?.focus(),
        f: () => setOpenSheet("filter"),
        "?": () => setOpenSheet("help"),
        j: () => list.current?.move(1),
        k: () => list.current?.move(-1),
      }),
      [],
    ),
  );

  const remove = (filter: ActiveFilter) => void setFilters(filter.without);
  function open(index: number, how: "click" | "key") {
    const slug = items[index]?.slug;
    // On a phone Back closes the tender; beside the list it would step through every row.
    if (slug !== undefined)
      void setSelected(slug, { history: how === "click" && !isWide ? "push" : "replace" });
  }

  return (
    <main id="inhalt" tabIndex={-1} className={styles.page} data-wide={isWide || undefined}>
      <section className={styles.list} aria-label="Ergebnisliste">
        <header className={styles.head}>
          <div className={styles.heading}>
            <h1>Ergebnisse</h1>
            <span role="status">
              {first
                ? count(first.total, "Ausschreibung", "Ausschreibungen")
                : results.isError
                  ? ""
                  : "Lädt …"}
            </span>
          </div>
          <SortMenu filters={filters} onChange={(sort) => void setFilters({ sort })} />
        </header>
        <div className={styles.search}>
          <SearchField
            ref={search}
            value={filters.q}
            onSearch={(q) => void setFilters({ q: q === "" ? null : q })}
          />
        </div>
        <div className={styles.chips} role="group" aria-label="Aktive Filter">
          {chips
            .filter((chip) => chip.key !== "q")
            .map((chip) => (
              <FilterChip
                key={chip.key}
                name={chip.name}
                onOpen={() => setOpenSheet("filter")}
                onRemove={() => remove(chip)}
              >
                {chip.text}
              </FilterChip>
            ))}
          <AddChip onClick={() => setOpenSheet("filter")}>
            <SlidersHorizontal size={13} aria-hidden />
            Filter
          </AddChip>
        </div>
        {first && <Corrections corrections={first.corrections} />}
        {first && items.length > 0 ? (
          <ResultList
            ref={list}
            items={items}
            total={first.total}
            now={now}
            selectedSlug={shown}
            followsSelection={isWide}
            isStale={results.isPlaceholderData}
            hasMore={results.hasNextPage}
            isLoadingMore={results.isFetchingNextPage}
            hasFailedMore={results.isFetchNextPageError}
            onLoadMore={() => void results.fetchNextPage()}
            onOpen={open}
          />
        ) : first ? (
          <Suspense>
            <NoResults filters={filters} active={chips} sources={sources.data} onRemove={remove} />
          </Suspense>
        ) : results.isError ? (
          <FailedResults
            error={results.error}
            onRetry={() => void results.refetch()}
            onReset={() => void setFilters(noFilters)}
          />
        ) : (
          <RowSkeletons />
        )}
        <KeyBar onHelp={() => setOpenSheet("help")} />
      </section>
      {isWide && shown !== undefined && (
        <aside className={styles.detail} aria-label="Ausschreibung im Detail">
          <Suspense>
            <DetailPane slug={shown} />
          </Suspense>
        </aside>
      )}
      {isWide && shown === undefined && (
        <aside className={styles.nothing} aria-label="Ausschreibung im Detail">
          <Filter size={20} aria-hidden />
          <p>Hier erscheint die Ausschreibung, die du auswählst.</p>
        </aside>
      )}
      <Suspense>
        {!isWide && (
          <DetailSheet
            slug={shown}
            onClose={() => void setSelected(null, { history: "replace" })}
          />
        )}
        {openSheet === "filter" && (
          <FilterPanel
            filters={filters}
            facets={first?.facets}
            total={first?.total}
            now={now}
            onChange={(change) => void setFilters(change)}
            onClose={() => setOpenSheet(undefined)}
          />
        )}
        {openSheet === "help" && <HelpSheet onClose={() => setOpenSheet(undefined)} />}
      </Suspense>
    </main>
  );
}
