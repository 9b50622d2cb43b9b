import type { Transaction } from "../../../platform/context.ts";

/** An agency that is gone, and the accounts that went with it. */
export interface Deletion {
  readonly agencyId: string;
  readonly userIds: readonly string[];
  readonly deletedAt: Date;
}

export async function noteDeletion(
  t: Transaction,
  { agencyId, userIds, deletedAt }: Deletion,
): Promise<void> {
  await t.db
    .insertInto("deletion_log")
    .values({ gone_agency_id: agencyId, gone_user_ids: [...userIds], deleted_at: deletedAt })
    .onConflict((conflict) => conflict.column("gone_agency_id").doNothing())
    .execute();
}

export async function listDeletions(t: Transaction): Promise<readonly Deletion[]> {
  const rows = await t.db
    .selectFrom("deletion_log")
    .selectAll()
    .orderBy("deleted_at")
    .orderBy("gone_agency_id")
    .execute();
  return rows.map((row) => ({
    agencyId: row.gone_agency_id,
    userIds: row.gone_user_ids,
    deletedAt: row.deleted_at,
  }));
}

export async function forgetDeletions(t: Transaction, before: Date): Promise<void> {
  await t.db.deleteFrom("deletion_log").where("deleted_at", "<", before).execute();
}
