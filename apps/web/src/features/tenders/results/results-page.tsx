import { parseAsString, useQueryState } from "nuqs";
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "../../../platform/api/api-error";
import { useNow } from "../../../platform/format/clock";
import { useShortcuts } from "../../../platform/shortcuts";
import { useMedia, wideQuery } from "../../../ui/theme/use-media";
import { isShownBy, ReasonQuestion } from "../../marks";
import { useSources } from "../../sources";
import { activeFilters } from "./filters/active-filters";
import { toListQuery } from "./filters/filters";
import type { SearchFieldHandle } from "./filters/search-field";
import { ResultKeyBar } from "./keys/result-key-bar";
import { useTriage } from "./keys/use-triage";
import type { ResultListHandle } from "./list/result-list";
import { useResults } from "./queries";
import { ResultsBody } from "./results-body";
import { ResultsHead } from "./results-head";
import { ShownTender } from "./shown-tender";
import { useView } from "./views/use-view";
import { useViewCounts } from "./views/use-view-counts";
import { viewOf } from "./views/views";
import styles from "./results-page.module.css";

// None of these is on the first screen of a phone.
const FilterPanel = lazy(async () => ({
  default: (await import("./filters/filter-panel")).FilterPanel,
}));
const HelpSheet = lazy(async () => ({ default: (await import("./keys/help-sheet")).HelpSheet }));

export function ResultsPage() {
  const { filters, isDeciding, setFilters, applyAccess, applyRefusal } = useView();
  const [selectedSlug, setSelectedSlug] = useQueryState("tender", parseAsString);
  const [openSheet, setOpenSheet] = useState<"filter" | "help" | undefined>();
  const isWide = useMedia(wideQuery);
  const now = useNow();
  const results = useResults(toListQuery(filters));
  const counts = useViewCounts(filters);
  const sources = useSources().data;
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

  const loaded = isDeciding ? [] : results.items;
  const items = loaded.filter(({ id }) => isShownBy(filters.mark, assessments[id]?.marks));
  const total = first && first.total - (loaded.length - items.length);
  const active = activeFilters(filters, {
    buyer: items[0]?.buyer?.id === filters.buyer ? items[0]?.buyer?.name : undefined,
    source: (id) => sources?.sources.find((source) => source.id === id)?.name,
  });
  // Beside the list something is always open: the chosen tender, else the first.
  const shownSlug = selectedSlug ?? (isWide ? items[0]?.slug : undefined);
  const triage = useTriage({
    items,
    filter: filters.mark,
    list,
    shownSlug: isWide ? shownSlug : undefined,
    onShow: (slug) => void setSelectedSlug(slug, { history: "replace" }),
  });
  const markCurrent = (kind: "saved" | "dismissed") =>
    triage.press(list.current?.cursor() ?? -1, kind);
  useShortcuts({
    "/": () => search.current?.focus(),
    f: () => setOpenSheet("filter"),
    "?": () => setOpenSheet("help"),
    j: () => list.current?.move(1),
    k: () => list.current?.move(-1),
    s: () => markCurrent("saved"),
    x: () => markCurrent("dismissed"),
    z: () => triage.undo(),
  });

  function show(slug: string, how: "click" | "key") {
    // On a phone Back closes the tender; beside the list it would step through every row.
    void setSelectedSlug(slug, { history: how === "click" && !isWide ? "push" : "replace" });
  }
  function open(index: number, how: "click" | "key") {
    const slug = items[index]?.slug;
    if (slug !== undefined) show(slug, how);
  }
  const closeSheet = () => setOpenSheet(undefined);

  return (
    <main id="inhalt" tabIndex={-1} className={styles.page} data-wide={isWide || undefined}>
      <section className={styles.list} aria-label="Ergebnisliste">
        <ResultsHead
          filters={filters}
          activeFilters={active}
          access={access}
          counts={counts}
          total={total}
          hasFailed={results.isError}
          searchRef={search}
          currentItem={() => items[list.current?.cursor() ?? -1]}
          onChange={setFilters}
          onOpenFilters={() => setOpenSheet("filter")}
        />
        <ResultsBody
          results={results}
          isDeciding={isDeciding}
          items={items}
          total={total}
          more={viewOf(filters, counts) === "own" && counts ? counts.all - (counts.own ?? 0) : 0}
          filters={filters}
          activeFilters={active}
          sources={sources}
          now={now}
          listRef={list}
          shownSlug={shownSlug}
          isWide={isWide}
          onChange={setFilters}
          onOpen={open}
          onShow={show}
          onMark={triage.press}
        />
        <ResultKeyBar onHelp={() => setOpenSheet("help")} />
      </section>
      <ShownTender
        slug={shownSlug}
        isWide={isWide}
        onClose={() => void setSelectedSlug(null, { history: "replace" })}
      />
      <Suspense>
        {openSheet === "filter" && (
          <FilterPanel
            filters={filters}
            facets={first?.facets}
            access={access}
            total={total}
            now={now}
            onChange={setFilters}
            onClose={closeSheet}
          />
        )}
        {openSheet === "help" && <HelpSheet onClose={closeSheet} />}
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
