import type { ItemChange } from "@tc/documents";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { oneLine } from "./heading-of.ts";
import type { NewWords } from "./news-of.ts";

/** A row names so many; the tender's documents show them all. */
const maxWords = 3;
const wordsMax = 120;

/** By tender, what the fetched documents that took the place of others say anew */
export async function listFetchedWords(
  t: Pick<Context, "db">,
  tenderIds: readonly string[],
): Promise<ReadonlyMap<string, NewWords>> {
  if (tenderIds.length === 0) return new Map();
  const { rows } = await sql<{ tenderId: string; name: string; changes: ItemChange[] | null }>`
    select tender_id as "tenderId", name, version -> 'changes' as changes
    from fetched_document where tender_id = any(${tenderIds}::uuid[]) and version is not null`.execute(
    t.db,
  );
  return new Map(
    [...Map.groupBy(rows, ({ tenderId }) => tenderId)].map(([tenderId, documents]) => [
      tenderId,
      new Map(documents.map(({ name, changes }) => [name, newWordsIn(changes)])),
    ]),
  );
}

export interface ReplacedUpload {
  readonly id: string;
  readonly tenderId: string;
  readonly name: string;
  readonly at: Date;
  readonly byName: string;
  readonly newWords: readonly string[];
}

/** Uploads of members that took the place of an earlier version */
export async function listReplacedUploads(
  t: AgencyTransaction,
  tenderIds: readonly string[],
): Promise<ReplacedUpload[]> {
  if (tenderIds.length === 0) return [];
  const rows = await t.db
    .selectFrom("document")
    .innerJoin("document_version", "document_version.document_id", "document.id")
    .select(["id", "tender_id", "name", "uploaded_at", "uploaded_by_name", "changes"])
    .where("document.agency_id", "=", t.agency.id)
    .where("document_version.agency_id", "=", t.agency.id)
    .where("tender_id", "in", tenderIds)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    tenderId: row.tender_id,
    name: row.name,
    at: row.uploaded_at,
    byName: row.uploaded_by_name,
    // Written by saveComparison alone
    newWords: newWordsIn(row.changes as readonly ItemChange[] | null),
  }));
}

function newWordsIn(changes: readonly ItemChange[] | null): string[] {
  const quotes = (changes ?? []).flatMap(({ later }) =>
    later ? [oneLine(later.quote, wordsMax)] : [],
  );
  return [...new Set(quotes)].slice(0, maxWords);
}
