import { choiceFilters } from "@tc/domain";
import type { SearchQuery } from "@tc/search-engine";

type Given = Partial<Omit<SearchQuery, "choices">> & { choices?: Partial<SearchQuery["choices"]> };

/** A search that holds nothing back, but for what is given. */
export function searchQuery({ choices, ...parts }: Given = {}): SearchQuery {
  const none = Object.fromEntries(choiceFilters.map((name) => [name, [] as string[]]));
  return {
    text: "",
    choices: { ...none, ...choices } as SearchQuery["choices"],
    ranges: {},
    buyerId: undefined,
    assessment: undefined,
    sort: "relevance",
    limit: 30,
    after: undefined,
    nowMs: 0,
    ...parts,
  };
}
