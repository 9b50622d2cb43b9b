export { watchlistCountsQuery, watchlistKey } from "./queries";
