export interface FolderLists {
  /** Folders that may hold more names than others, with the reason. */
  readonly exceptions: Readonly<Record<string, string>>;
  /** Pending: folders that are still too full. A folder leaves the list with the change that divides it. */
  readonly pendingFolders: readonly string[];
}

export const folderLists: FolderLists = {
  exceptions: { "docs/decisions": "numbered and read in their order" },
  pendingFolders: ["packages/assessment/src/budget"],
};
