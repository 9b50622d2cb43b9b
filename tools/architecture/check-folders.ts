import path from "node:path";
import { crowdedFolders } from "./crowded-folders.ts";

/** More names than this and a folder is a drawer: nobody finds anything by reading down the list. */
export const maxNames = 25;

const listFile = "tools/architecture/crowded-folders.ts";

/** Folders with too many names directly inside, and exceptions for folders that are not too full any more. */
export function checkFolders(
  files: readonly string[],
  exceptions: Readonly<Record<string, string>> = crowdedFolders,
): string[] {
  const names = new Map<string, Set<string>>();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    names.set(folder, (names.get(folder) ?? new Set()).add(nameOf(file)));
  }
  const crowded = [...names].filter(([, inside]) => inside.size > maxNames);
  const listed = Object.keys(exceptions);
  return [
    ...crowded
      .filter(([folder]) => !listed.includes(folder))
      .map(
        ([folder, { size }]) =>
          `${folder}: ${size} names directly inside, at most ${maxNames}; make subfolders of what a reader looks for`,
      ),
    ...listed
      .filter((folder) => !crowded.some(([name]) => name === folder))
      .map((folder) => `${listFile}: "${folder}" is not too full any more, take it out`),
  ];
}

/** A file, its tests, its style and its fixture are one name: `x.ts`, `x.slow.test.ts`, `x.module.css`, `x.fixture.mjs`. */
export function nameOf(file: string): string {
  return path.posix
    .basename(file)
    .replace(/(?<=.)\.\w+$/, "")
    .replace(/(?<=.)\.(module|fixture|d|((slow|browser)\.)?(test|spec))$/, "");
}
