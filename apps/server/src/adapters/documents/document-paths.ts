import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { DocumentFile, DocumentRefusal } from "../../ports/document-reader.ts";
import { documentLimits } from "./document-limits.ts";

/** The files under the paths in a stable order, folders whole; links below a folder are not followed. */
export async function* documentPaths(
  paths: readonly string[],
): AsyncGenerator<DocumentFile | DocumentRefusal, void, void> {
  for (const file of paths) {
    try {
      const kind = await stat(file);
      if (kind.isDirectory()) yield* documentPaths(await filesIn(file));
      else if (!kind.isFile()) yield { file, reason: "unreadable" };
      else if (kind.size > documentLimits.callBytes) yield { file, reason: "too-large" };
      else yield { file, bytes: await readFile(file) };
    } catch {
      yield { file, reason: "unreadable" };
    }
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => !entry.name.startsWith(".") && (entry.isFile() || entry.isDirectory()))
    .map(({ name }) => path.join(folder, name))
    .toSorted();
}
