export { tendersRoutes } from "./tenders.routes.ts";
export { isSample, listRows } from "./tenders.store.ts";
export type { ListRow } from "./tenders.store.ts";
export { toListItem, toLockedItem } from "./to-list-item.ts";
export { toSearchQuery } from "./to-search-query.ts";
