export { listSavedSearches, listSearchesToMail } from "./list-saved-searches.ts";
export type { SavedSearch } from "./list-saved-searches.ts";
