/** Folders that may hold more names than others, with the reason. */
export const crowdedFolders: Readonly<Record<string, string>> = {
  "docs/decisions": "numbered and read in their order",
};
