export { toMarketRows } from "./market-rows.ts";
export { marketRoutes } from "./market.routes.ts";
