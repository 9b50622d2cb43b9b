export { savedSearchesKey, useSavedSearches, useSearchActs } from "./queries";
export type { SearchDraft } from "./queries";
export { SearchForm } from "./search-form";
export { SearchLine } from "./search-line";
export { SearchesSheet } from "./searches-sheet";
