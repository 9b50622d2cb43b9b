import { CodeListError, readCodeList } from "@tc/notices";
import type { Context } from "../../platform/context.ts";
import { SourceError } from "../../ports/notice-source.ts";
import { forgetLabels } from "./code-labels.ts";
import { saveEntries } from "./code-lists.store.ts";

export interface CodeListFile {
  /** Names a table that does not name its list, and the file in reports. */
  readonly file: string;
  readonly read: () => Promise<Uint8Array>;
}

export interface ImportedCodeList {
  readonly file: string;
  readonly lists: readonly string[];
  readonly entries: number;
  /** New or different ones; 0 when all was known. */
  readonly changed: number;
}

export interface CodeListReport {
  readonly imported: readonly ImportedCodeList[];
  readonly failed: readonly { readonly file: string; readonly reason: string }[];
}

const isExpected = (error: unknown): error is Error =>
  error instanceof CodeListError ||
  error instanceof SourceError ||
  // ENOENT, EISDIR and the like: files named by hand.
  (error instanceof Error && "syscall" in error && "path" in error);

/** Each file is taken whole or not at all, and a bad one never costs the others. Safe to be repeated. */
export async function importCodeLists(
  ctx: Context,
  files: readonly CodeListFile[],
): Promise<CodeListReport> {
  const imported: ImportedCodeList[] = [];
  const failed: { file: string; reason: string }[] = [];
  for (const { file, read } of files) {
    try {
      const entries = readCodeList(await read(), file);
      const changed = await saveEntries(ctx.db, entries);
      const lists = [...new Set(entries.map(({ list }) => list))];
      imported.push({ file, lists, entries: entries.length, changed });
    } catch (error) {
      if (!isExpected(error)) throw error;
      failed.push({ file, reason: error.message });
    }
  }
  forgetLabels(ctx.db);
  return { imported, failed };
}
