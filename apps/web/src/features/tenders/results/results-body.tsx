import type { MarkKind, TenderListItem } from "@tc/contract";
import { lazy, Suspense } from "react";
import type { Ref } from "react";
import type { useSources } from "../../sources";
import type { ActiveFilter } from "./filters/active-filters";
import { noFilters } from "./filters/filters";
import type { FilterChange, Filters } from "./filters/filters";
import { ListEnd } from "./list/list-end";
import { ResultList } from "./list/result-list";
import type { ResultListHandle } from "./list/result-list";
import { FailedResults, RowSkeletons } from "./list/result-states";
import type { useResults } from "./queries";
import { ScoringNote } from "./row/scoring-note";

const Corrections = lazy(async () => ({
  default: (await import("./list/corrections")).Corrections,
}));
const UsedSynonyms = lazy(async () => ({
  default: (await import("./synonyms/used-synonyms")).UsedSynonyms,
}));
const BeyondResults = lazy(async () => ({
  default: (await import("./list/beyond-results")).BeyondResults,
}));

/** With so many results a search needs nothing else beside them. */
const fullAnswer = 20;

interface Props {
  results: ReturnType<typeof useResults>;
  isDeciding: boolean;
  /** The loaded tenders that the filter for marks still shows */
  items: readonly TenderListItem[];
  total: number | undefined;
  /** How many tenders lie outside the agency's field, where the list shows only those in it */
  more: number;
  filters: Filters;
  activeFilters: readonly ActiveFilter[];
  sources: ReturnType<typeof useSources>["data"];
  now: Date;
  listRef: Ref<ResultListHandle>;
  shownSlug: string | undefined;
  isWide: boolean;
  onChange: (change: FilterChange) => void;
  onOpen: (index: number, how: "click" | "key") => void;
  onShow: (slug: string, how: "click" | "key") => void;
  onMark: (index: number, kind: MarkKind) => void;
}

/** The list, or why there is none: still loading, failed, nothing that matches. */
export function ResultsBody({ listRef, ...props }: Props) {
  const { results, isDeciding, items, onChange } = props;
  const { first } = results;
  if (!first || isDeciding) {
    return results.isError ? (
      <FailedResults
        error={results.error}
        onRetry={() => void results.refetch()}
        onReset={() => onChange(noFilters)}
        onChange={onChange}
      />
    ) : (
      <RowSkeletons />
    );
  }
  const hasRows = items.length > 0 || results.hasNextPage;
  const isFull = hasRows && (props.filters.q.trim() === "" || first.total >= fullAnswer);
  const beyond = !isFull && (
    <Suspense>
      <BeyondResults {...props} total={first.total} hasRows={hasRows} />
    </Suspense>
  );
  return (
    <>
      <ScoringNote access={first.access} />
      {first.corrections.length > 0 && (
        <Suspense>
          <Corrections corrections={first.corrections} />
        </Suspense>
      )}
      {first.synonyms.length > 0 && (
        <Suspense>
          <UsedSynonyms
            synonyms={first.synonyms}
            question={props.filters.q}
            onSearch={(q) => onChange({ q })}
          />
        </Suspense>
      )}
      {hasRows ? (
        <ResultList
          ref={listRef}
          items={items}
          assessments={results.assessments}
          access={first.access}
          fitWeights={first.fitWeights}
          total={props.total ?? items.length}
          now={props.now}
          selectedSlug={props.shownSlug}
          followsSelection={props.isWide}
          isStale={results.isPlaceholderData}
          hasMore={results.hasNextPage}
          isLoadingMore={results.isFetchingNextPage}
          isBusy={results.isFetching}
          hasFailedMore={results.isFetchNextPageError}
          end={<ListEnd more={props.more} onShowAll={() => onChange({ field: "all" })} />}
          beyond={beyond}
          onLoadMore={() => void results.fetchNextPage()}
          onOpen={props.onOpen}
          onMark={props.onMark}
        />
      ) : (
        beyond
      )}
    </>
  );
}
