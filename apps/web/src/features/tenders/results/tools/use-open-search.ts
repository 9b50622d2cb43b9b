import type { SavedSearch } from "@tc/contract";
import { parseAsString, useQueryState } from "nuqs";
import { useFilters } from "../filters/filters";
import { toFilters } from "./saved-query";

/** The saved search of the address. Opening one keeps the order that this browser prefers elsewhere. */
export function useOpenSearch() {
  const [id, setId] = useQueryState("suche", parseAsString.withOptions({ history: "replace" }));
  const [, setShown] = useQueryState("tender", parseAsString);
  const [, setFilters] = useFilters();
  return {
    id: id ?? undefined,
    setId: (next: string | null) => void setId(next),
    open(search: Pick<SavedSearch, "id" | "query">) {
      void setFilters(toFilters(search.query));
      void setId(search.id);
      void setShown(null);
    },
  };
}
