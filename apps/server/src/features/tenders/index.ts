export { tendersRoutes } from "./tenders.routes.ts";
export { isSample, listRows } from "./tenders.store.ts";
export { toListItem } from "./to-list-item.ts";
