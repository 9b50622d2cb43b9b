export { bidFoldersRoutes } from "./bid-folders.routes.ts";
export { moveBidFolders } from "./move-bid-folders.operator.store.ts";
