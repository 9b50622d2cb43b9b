import type { ChangedFiles } from "@tc/domain";
import { sql } from "kysely";
import type { Transaction } from "../../platform/context.ts";
import { documentsKey, noticeKey } from "./change-key.ts";

type Tx = Pick<Transaction, "db" | "now">;

export interface ArrivedChange {
  readonly tenderId: string;
  readonly noticeId: string;
  readonly version: string;
}

/**
 * Notes that notices changed tenders. Call it in the transaction that writes the tenders, after the writes: then a killed
 * process can neither lose a change nor tell one that nobody can see.
 */
export async function noteChangedTenders(t: Tx, changes: readonly ArrivedChange[]): Promise<void> {
  if (changes.length === 0) return;
  const keys = changes.map(({ noticeId, version }) => noticeKey(noticeId, version));
  await sql`
    insert into tender_change (tender_id, key, at)
    select tender_id, key, ${t.now()}
    from unnest(${changes.map(({ tenderId }) => tenderId)}::uuid[], ${keys}::text[]) as x (tender_id, key)
    order by tender_id, key
    on conflict do nothing`.execute(t.db);
}

/** Notes that a fetch brought other documents than the one before. Call it in the transaction that writes them. */
export async function noteChangedFiles(
  t: Tx,
  tenderId: string,
  { sha256, files }: { readonly sha256: string; readonly files: ChangedFiles },
): Promise<void> {
  await t.db
    .insertInto("tender_change")
    .values({
      tender_id: tenderId,
      key: documentsKey(sha256, t.now()),
      at: t.now(),
      files: JSON.stringify(files),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Changes of tenders that a merger removes go to those that stay, in the merger's own transaction; they tell nobody anew. */
export async function moveTenderChanges(
  t: Pick<Transaction, "db">,
  merged: readonly { readonly old_id: string; readonly tender_id: string }[],
): Promise<void> {
  if (merged.length === 0) return;
  await sql`
    insert into tender_change (tender_id, key, at, files, told_at, tries)
    select m.tender_id, c.key, c.at, c.files, c.told_at, c.tries
    from tender_change c
      join json_to_recordset(${JSON.stringify(merged)}::json) as m (old_id uuid, tender_id uuid)
        on m.old_id = c.tender_id
    on conflict do nothing`.execute(t.db);
}
