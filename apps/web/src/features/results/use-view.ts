import type { StandingAccess, tenderSorts } from "@tc/contract";
import { useState } from "react";
import { useFilters } from "./filters";
import type { Filters } from "./filters";
import { sortPreference } from "./sort-preference";

type Change = Partial<{ [Key in keyof Filters]: Filters[Key] | null }>;
type Sort = (typeof tenderSorts)[number];

/**
 * The view of the address. Where it names no order and there are no words to be relevant to, the order is the one chosen
 * last in this browser, and AgencyFit as soon as there are scores: unsorted, an agency reads of roads and windows first.
 */
export function useView() {
  const [filters, setFilters] = useFilters();
  const [preferred, setPreferred] = useState(sortPreference.read);
  const isOpen = filters.sort === null && filters.q.trim() === "";

  function prefer(sort: Sort | null) {
    setPreferred(sort);
    if (sort === null) sortPreference.forget();
    else sortPreference.write(sort);
  }
  return {
    filters: isOpen ? { ...filters, sort: preferred } : filters,
    setFilters(change: Change) {
      // Relevance belongs to the words of the moment.
      if (change.sort !== undefined && change.sort !== "relevance") prefer(change.sort);
      void setFilters(change);
    },
    /** Scores are there: from now on they order the list, unless something else was chosen. */
    hearAccess(access: StandingAccess) {
      const hasScores = access.scoring === "current" && access.lockedFit === undefined;
      if (hasScores && preferred === null) prefer("fit");
    },
    /** The plan no longer opens what was preferred: no reason to explain plans to somebody who asked for a list. */
    hearRefusal() {
      if (isOpen && preferred !== null) prefer(null);
    },
  };
}
