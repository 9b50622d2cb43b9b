export { moveTenderChanges, noteChangedFiles, noteChangedTenders } from "./change.store.ts";
export type { ArrivedChange } from "./change.store.ts";
export { noticeKey } from "./change-key.ts";
