export { UnseenChanges } from "./tender/unseen-changes";
export { WatchButton } from "./tender/watch-button";
export { watchlistCountsQuery, watchlistKey } from "./queries";
