import { normaliseCpv } from "@tc/domain";
import { codeListName } from "@tc/notices";
import type { Db } from "../../platform/database/database.ts";
import { listLabels } from "./code-lists.store.ts";

interface Held {
  readonly labels: Promise<ReadonlyMap<string, string>>;
  readonly validUntil: number;
}
const maxAgeMs = 5 * 60_000;
const held = new WeakMap<Db, Map<string, Held>>();

/** Another process may import a list as well, so what is held here grows old. */
function labelsOf(db: Db, list: string): Promise<ReadonlyMap<string, string>> {
  const lists = held.get(db) ?? new Map<string, Held>();
  held.set(db, lists);
  const kept = lists.get(list);
  if (kept && performance.now() < kept.validUntil) return kept.labels;
  const labels = listLabels(db, list);
  lists.set(list, { labels, validUntil: performance.now() + maxAgeMs });
  labels.catch(() => lists.delete(list));
  return labels;
}

export function forgetLabels(db: Db): void {
  held.delete(db);
}

// "79341400-4" is published as well; codes of NUTS come in both cases.
function normalise(list: string, code: string): string {
  if (list === "cpv") return normaliseCpv(code) ?? code.trim();
  return list === "nuts" ? code.trim().toUpperCase() : code.trim();
}

/** Official German labels by the code as it was given; nothing for codes of lists that were not imported. */
export async function listCodeLabels(
  db: Db,
  list: string,
  codes: readonly string[],
): Promise<Map<string, string>> {
  const name = codeListName(list);
  const official = await labelsOf(db, name);
  const labels = new Map<string, string>();
  for (const originalCode of codes) {
    const code = normalise(name, originalCode);
    const label = official.get(code);
    if (label !== undefined) labels.set(originalCode, label);
  }
  return labels;
}
