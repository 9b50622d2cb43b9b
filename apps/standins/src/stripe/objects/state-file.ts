import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { emptyTables } from "./tables.ts";
import type { Tables } from "./tables.ts";

const version = 1;

interface StateFile {
  readonly version: number;
  readonly url: string;
  readonly tables: Readonly<Record<string, unknown>>;
}

/** Writes beside the file and renames: a crash leaves the old state or the new one. */
export function saveState(file: string, tables: Tables, url: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const state: StateFile = {
    version,
    url,
    tables: Object.fromEntries(
      Object.entries(tables).map(([name, table]) => [
        name,
        table instanceof Map ? [...table.entries()] : table,
      ]),
    ),
  };
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** The state kept there; links to its own pages lead to where they are now. */
export function loadState(file: string, url: string): Tables {
  const text = readIfThere(file);
  if (text === undefined) return emptyTables();
  // Only this stand-in writes the file, so its content has the shape it was written with.
  const first = JSON.parse(text) as StateFile;
  if (first.version !== version) return emptyTables();
  const state = JSON.parse(text.replaceAll(`"${first.url}/`, `"${url}/`)) as StateFile;
  const empty = emptyTables();
  const tables = Object.fromEntries(
    Object.entries(empty).map(([name, table]) => {
      const kept = state.tables[name];
      if (kept === undefined) return [name, table];
      return [name, table instanceof Map ? new Map(kept as [string, unknown][]) : kept];
    }),
  );
  return tables as unknown as Tables;
}
