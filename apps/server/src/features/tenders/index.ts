export { tendersRoutes } from "./tenders.routes.ts";
export { isSample, listRecords, listRows } from "./tenders.store.ts";
export type { ListRow } from "./tenders.store.ts";
export { toSearchQuery } from "./to-search-query.ts";
export { toListItem, toLockedItem } from "./to-list-item.ts";
export { lockedRecord } from "./locked-record.ts";
export { ListItems } from "./list-items.ts";
export { listLocked, listLockedFor } from "./list-locked.ts";
export { showTenders } from "./show-tenders.ts";
