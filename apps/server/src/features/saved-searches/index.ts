export { listSavedSearches, listSearchesToMail } from "./list-saved-searches.ts";
export type { SavedSearch } from "./list-saved-searches.ts";
export { sampleMissedHits } from "./missed/sample-missed-hits.ts";
export type { MissedParts, MissedSample } from "./missed/sample-missed-hits.ts";
export { savedSearchesRoutes } from "./saved-searches.routes.ts";
