export { listSearchesToMail } from "./list-saved-searches.ts";
export type { SavedSearch } from "./list-saved-searches.ts";
export { savedSearchesRoutes } from "./saved-searches.routes.ts";
export { saveSearch } from "./save-search.ts";
