export { tendersRoutes } from "./tenders.routes.ts";
export { isSample, listRecords, listRows } from "./tenders.store.ts";
export type { ListRow } from "./tenders.store.ts";
export { toListItem, toLockedItem } from "./to-list-item.ts";
