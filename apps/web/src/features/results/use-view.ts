import { useEffect } from "react";
import { useFilters } from "./filters";
import type { Filters } from "./filters";
import { sortPreference } from "./sort-preference";

type Change = Partial<{ [Key in keyof Filters]: Filters[Key] | null }>;

/** The view of the address; where it names no order, the one chosen last in this browser. */
export function useView(): [Filters, (change: Change) => void] {
  const [filters, setFilters] = useFilters();
  const remembered = filters.sort === null ? sortPreference.read() : null;
  // Written into the address, so that reloading and sharing keep it.
  useEffect(() => {
    if (remembered !== null) void setFilters({ sort: remembered });
  }, [remembered, setFilters]);
  return [
    remembered === null ? filters : { ...filters, sort: remembered },
    (change) => {
      if (change.sort) sortPreference.write(change.sort);
      if (change.sort === null) sortPreference.forget();
      void setFilters(change);
    },
  ];
}
