import { Filter, GraduationCap, SlidersHorizontal } from "lucide-react";
import { parseAsString, useQueryState } from "nuqs";
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "../../../platform/api/api-error";
import { useNow } from "../../../platform/format/clock";
import { count } from "../../../platform/format/format";
import { useShortcuts } from "../../../platform/shortcuts";
import { IconButton } from "../../../ui/forms/button";
import { AddChip, FilterChip } from "../../../ui/data/chip";
import { useMedia, wideQuery } from "../../../ui/theme/use-media";
import { isShownBy, ReasonQuestion } from "../../marks";
import { useSources } from "../../sources";
import { activeFilters } from "./filters/active-filters";
import type { ActiveFilter } from "./filters/active-filters";
import { noFilters, toListQuery } from "./filters/filters";
import type { Filters } from "./filters/filters";
import { KeyBar } from "./keys/key-bar";
import { useResults } from "./queries";
import { ResultList } from "./list/result-list";
import type { ResultListHandle } from "./list/result-list";
import { Corrections, FailedResults, RowSkeletons } from "./list/result-states";
import { SearchField } from "./filters/search-field";
import { ScoringNote } from "./row/scoring-note";
import type { SearchFieldHandle } from "./filters/search-field";
import { SortMenu } from "./filters/sort-menu";
import { useTriage } from "./keys/use-triage";
import { useView } from "./views/use-view";
import { viewOf, Views } from "./views/views";
import styles from "./results-page.module.css";

// Nothing of these is on the first screen of a phone; beside the list the detail starts to load at once.
const FilterPanel = lazy(async () => ({
  default: (await import("./filters/filter-panel")).FilterPanel,
}));
const NoResults = lazy(async () => ({ default: (await import("./list/no-results")).NoResults }));
const HelpSheet = lazy(async () => ({ default: (await import("./keys/help-sheet")).HelpSheet }));
const LearningSheet = lazy(async () => ({
  default: (await import("./keys/learning-sheet")).LearningSheet,
}));
const DetailSheet = lazy(async () => ({
  default: (await import("./detail/detail-sheet")).DetailSheet,
}));
const DetailPane = lazy(async () => ({
  default: (await import("./detail/detail-pane")).DetailPane,
}));

export function ResultsPage() {
  const { filters, setFilters, applyAccess, applyRefusal } = useView();
  const [selected, setSelected] = useQueryState("tender", parseAsString);
  const [openSheet, setOpenSheet] = useState<"filter" | "help" | "learning" | undefined>();
  const isWide = useMedia(wideQuery);
  const now = useNow();
  const results = useResults(toListQuery(filters));
  const sources = useSources();
  const list = useRef<ResultListHandle>(null);
  const search = useRef<SearchFieldHandle>(null);

  const { first, assessments } = results;
  const access = first?.access;
  const onAccess = useEffectEvent(applyAccess);
  useEffect(() => {
    if (access) onAccess(access);
  }, [access]);
  const isRefused = results.error instanceof ApiError && results.error.code === "plan_required";
  const onRefused = useEffectEvent(applyRefusal);
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused]);
  const items = results.items.filter(({ id }) => isShownBy(filters.mark, assessments[id]?.marks));
  const total = first && first.total - (results.items.length - items.length);
  const chips = activeFilters(filters, {
    buyer: items[0]?.buyer?.id === filters.buyer ? items[0]?.buyer?.name : undefined,
    source: (id) => sources.data?.sources.find((source) => source.id === id)?.name,
  });
  // Beside the list something is always open: the chosen tender, else the first.
  const shown = selected ?? (isWide ? items[0]?.slug : undefined);
  const triage = useTriage({
    items,
    filter: filters.mark,
    list,
    shownSlug: isWide ? shown : undefined,
    onShow: (slug) => void setSelected(slug, { history: "replace" }),
  });
  const pressCurrent = (kind: "saved" | "dismissed") =>
    triage.press(list.current?.cursor() ?? -1, kind);

  useShortcuts({
    "/": () => search.current?.focus(),
    f: () => setOpenSheet("filter"),
    "?": () => setOpenSheet("help"),
    j: () => list.current?.move(1),
    k: () => list.current?.move(-1),
    s: () => pressCurrent("saved"),
    x: () => pressCurrent("dismissed"),
    z: () => triage.undo(),
  });

  const remove = (filter: ActiveFilter) => setFilters(filter.without);
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
              {total !== undefined
                ? count(total, "Ausschreibung", "Ausschreibungen")
                : results.isError
                  ? ""
                  : "Lädt …"}
            </span>
          </div>
          <IconButton
            label="Was die Rangfolge gelernt hat"
            onClick={() => setOpenSheet("learning")}
            className={styles.learning}
          >
            <GraduationCap size={17} strokeWidth={1.75} aria-hidden />
          </IconButton>
          <SortMenu filters={filters} access={access} onChange={(sort) => setFilters({ sort })} />
        </header>
        <div className={styles.search}>
          <SearchField
            ref={search}
            value={filters.q}
            onSearch={(q) => setFilters({ q: q === "" ? null : q })}
          />
        </div>
        <div className={styles.chips}>
          <Views filters={filters} access={access} onChange={(change) => setFilters(change)} />
          <div className={styles.filters} role="group" aria-label="Aktive Filter">
            {chips
              .filter((chip) => !isShownElsewhere(chip, filters))
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
        </div>
        {first && <ScoringNote access={first.access} />}
        {first && <Corrections corrections={first.corrections} />}
        {first && (items.length > 0 || results.hasNextPage) ? (
          <ResultList
            ref={list}
            items={items}
            assessments={assessments}
            access={first.access}
            fitWeights={first.fitWeights}
            total={total ?? items.length}
            now={now}
            selectedSlug={shown}
            followsSelection={isWide}
            isStale={results.isPlaceholderData}
            hasMore={results.hasNextPage}
            isLoadingMore={results.isFetchingNextPage}
            isBusy={results.isFetching}
            hasFailedMore={results.isFetchNextPageError}
            onLoadMore={() => void results.fetchNextPage()}
            onOpen={open}
            onMark={triage.press}
          />
        ) : first ? (
          <Suspense>
            <NoResults
              filters={filters}
              active={chips}
              sources={sources.data}
              isSorted={first.total > 0}
              onRemove={remove}
            />
          </Suspense>
        ) : results.isError ? (
          <FailedResults
            error={results.error}
            onRetry={() => void results.refetch()}
            onReset={() => setFilters(noFilters)}
            onChange={(change) => setFilters(change)}
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
            access={access}
            total={total}
            now={now}
            onChange={(change) => setFilters(change)}
            onClose={() => setOpenSheet(undefined)}
          />
        )}
        {openSheet === "help" && <HelpSheet onClose={() => setOpenSheet(undefined)} />}
        {openSheet === "learning" && <LearningSheet onClose={() => setOpenSheet(undefined)} />}
        {triage.question && (
          <ReasonQuestion
            kind={triage.question.kind}
            title={triage.question.item.title}
            onChoose={triage.answer}
            onClose={triage.closeQuestion}
          />
        )}
      </Suspense>
    </main>
  );
}

/** The words stand in the search field, the marks of a view in its name. */
function isShownElsewhere(chip: ActiveFilter, filters: Filters): boolean {
  if (chip.key === "q") return true;
  return (chip.key === "mark" || chip.key === "contested") && viewOf(filters) !== undefined;
}
