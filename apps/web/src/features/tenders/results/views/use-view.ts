import type { AssessmentAccess } from "@tc/contract";
import type { TenderSort } from "@tc/domain";
import { useState } from "react";
import { useFilters } from "../filters/filters";
import type { FilterChange } from "../filters/filters";
import { sortPreference } from "../filters/sort-preference";

/**
 * The view of the address. Where it names no order and there are no words to be relevant to, the order is the one chosen
 * last in this browser, and AgencyFit as soon as there are scores: unsorted, an agency reads of roads and windows first.
 */
export function useView() {
  const [filters, setFilters] = useFilters();
  const [preferred, setPreferred] = useState(sortPreference.read);
  const isOpen = filters.sort === null && filters.q.trim() === "";
  // Only the first answer tells whether there are scores: rows that it brought in another order would jump away.
  const [isDeciding, setDeciding] = useState(preferred === null);

  function prefer(sort: TenderSort | null) {
    setPreferred(sort);
    if (sort === null) sortPreference.forget();
    else sortPreference.write(sort);
  }
  return {
    filters: isOpen ? { ...filters, sort: preferred } : filters,
    /** Which order is the agency's own is still to come: no row stays where it is. */
    isDeciding: isOpen && isDeciding,
    setFilters(change: FilterChange) {
      // Relevance belongs to the words of the moment.
      if (change.sort !== undefined && change.sort !== "relevance") prefer(change.sort);
      void setFilters(change);
    },
    /** Scores are there: from now on they order the list, unless something else was chosen. */
    applyAccess(access: AssessmentAccess) {
      const hasScores = access.scoring === "current" && access.lockedFit === undefined;
      if (hasScores && preferred === null) prefer("fit");
      else setDeciding(false);
    },
    /** The plan no longer opens what was preferred: no reason to explain plans to somebody who asked for a list. */
    applyRefusal() {
      if (isOpen && preferred !== null) prefer(null);
    },
  };
}
