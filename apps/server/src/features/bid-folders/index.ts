export { bidFoldersRoutes } from "./bid-folders.routes.ts";
export { clockFactsOf } from "./questions/short-deadline-question.ts";
export { moveBidFolders } from "./move-bid-folders.operator.store.ts";
