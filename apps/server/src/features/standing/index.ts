export { AgencyStandings } from "./agency-standings.ts";
export { centsOf, requireColumns, standingQuery } from "./ask-standing.ts";
export { accessOf, listStanding } from "./list-standing.ts";
export { originalUrl } from "./original-url.ts";
export { standingRoutes } from "./standing.routes.ts";
export { publishedStanding } from "./published-standing.ts";
export type { PublishedStanding } from "./published-standing.ts";
export type { StandingRow } from "./standing-row.ts";
export { volumeLockOf } from "./volume-lock.ts";
