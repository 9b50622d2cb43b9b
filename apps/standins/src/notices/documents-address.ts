import type { ProcedurePlan } from "./plan.ts";

/** Where a generated procedure is found again: the options that it was generated with, and its place among them. */
interface ProcedurePlace {
  readonly today: string;
  readonly index: number;
}

const folder = "/unterlagen/muster";
const archive = "Vergabeunterlagen.zip";

/**
 * The address of a generated procedure's documents at a stand-in on this machine. It leads to the files themselves where
 * bidders make their offer at once, and to a page of a platform for every second of these and for all others.
 */
export function documentsUrlAt(
  origin: string,
  { today, index }: ProcedurePlace,
  { twoStage }: Pick<ProcedurePlan, "twoStage">,
): string {
  const page = `${origin}${folder}/${today}/${index}`;
  return twoStage || index % 2 === 1 ? page : `${page}/${archive}`;
}

/** Which procedure's documents lie under a path, and whether it is the files or the page that leads to them. */
export function readDocumentsPath(
  path: string,
): (ProcedurePlace & { readonly isArchive: boolean }) | undefined {
  const [, today, index, file] =
    /^\/unterlagen\/muster\/(\d{4}-\d{2}-\d{2})\/(\d{1,6})(?:\/([^/]+))?$/.exec(path) ?? [];
  if (today === undefined || (file !== undefined && file !== archive)) return undefined;
  return { today, index: Number(index), isArchive: file !== undefined };
}
