/** Folders that may hold more names than others, with the reason. */
export const crowdedFolders: Readonly<Record<string, string>> = {
  bench: "each measurement is a command, `npm run bench -- NAME`, and is found by its name",
  "database/migrations": "numbered and applied in their order; one that is there never moves",
  "docs/decisions": "numbered and read in their order",
  "packages/contract/src":
    "a module a feature, found by the name that it has on the server and in the web",
};
