import { dueBefore, retentionClasses } from "@tc/domain";
import type { Transaction } from "../../platform/context.ts";
import { deleteTraces } from "../../platform/tenancy/user-traces.operator.store.ts";
import { keepRecords } from "../retention/index.ts";
import { noteDeletion } from "./deletion-log/deletion-log.operator.store.ts";
import type { Deletion } from "./deletion-log/deletion-log.operator.store.ts";

export async function listDueAgencies(t: Transaction): Promise<readonly string[]> {
  const rows = await t.db
    .selectFrom("agency")
    .select("id")
    .where("deletion_due_at", "<=", t.now())
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Locks the agency's row. Until the transaction ends, PostgreSQL lets no user join the agency and no buyer exchange
 * contacts with it.
 *
 * @returns false when the owner has taken the deletion back
 */
export async function holdDueAgency(t: Transaction, agencyId: string): Promise<boolean> {
  const held = await t.db
    .selectFrom("agency")
    .select("id")
    .where("id", "=", agencyId)
    .where("deletion_due_at", "<=", t.now())
    .forUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

/** A held agency with all that is its own, but for what the law wants kept, and the accounts of its members. */
export function deleteAgency(t: Transaction, agencyId: string): Promise<void> {
  return deleteRows(t, { agencyId, userIds: [], deletedAt: t.now() });
}

/** The same, of one that a restored backup brought back. False: it is not there. */
export async function deleteAgencyAgain(t: Transaction, deletion: Deletion): Promise<boolean> {
  const held = await t.db
    .selectFrom("agency")
    .select("id")
    .where("id", "=", deletion.agencyId)
    .forUpdate()
    .executeTakeFirst();
  await deleteRows(t, deletion);
  return held !== undefined;
}

async function deleteRows(t: Transaction, deletion: Deletion): Promise<void> {
  const { agencyId, deletedAt } = deletion;
  const members = await t.db
    .selectFrom("member")
    .select("user_id")
    .where("agency_id", "=", agencyId)
    .execute();
  await keepRecords(t, agencyId, {
    endedAt: deletedAt,
    contractsSince: dueBefore(retentionClasses.contracts, t.now()),
    correspondenceSince: dueBefore(retentionClasses.correspondence, t.now()),
  });
  await t.db.deleteFrom("agency").where("id", "=", agencyId).execute();
  const userIds = [...new Set([...deletion.userIds, ...members.map((row) => row.user_id)])];
  await deleteTraces(t, userIds);
  if (userIds.length > 0)
    await t.db.deleteFrom("user_account").where("id", "in", userIds).execute();
  await noteDeletion(t, { agencyId, userIds, deletedAt });
}
