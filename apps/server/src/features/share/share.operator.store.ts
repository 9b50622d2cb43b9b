import { retentionClasses } from "@tc/domain";
import { sql } from "kysely";
import type { Context, Transaction } from "../../platform/context.ts";
import { asOperator, asOperatorWithin } from "../../platform/tenancy/tenancy.ts";

/**
 * The link of this address as long as it is valid. One look-up, whatever is wrong with it: unknown, expired, revoked and
 * a deleted agency's take the same work. An agency that asked for its deletion shares nothing any more.
 */
export function findValidShare(ctx: Context, tokenHash: Buffer) {
  return asOperator(ctx, ({ db }) =>
    db
      .selectFrom("share")
      .innerJoin("agency", "agency.id", "share.agency_id")
      .innerJoin("tender", "tender.id", "share.tender_id")
      .select([
        "share.id",
        "share.agency_id",
        "share.parts",
        "share.created_at",
        "share.created_by_name",
        "share.expires_at",
        "agency.name as agency_name",
        "agency.tier",
        "tender.slug",
      ])
      .where("share.token_hash", "=", tokenHash)
      .where("share.revoked_at", "is", null)
      .where("share.expires_at", ">", ctx.now())
      .where("agency.deletion_due_at", "is", null)
      .executeTakeFirst(),
  );
}

/** Links go on with the tender that a merger makes of theirs. */
export async function moveShares(
  t: Transaction,
  merged: readonly { readonly old_id: string; readonly tender_id: string }[],
): Promise<void> {
  if (merged.length === 0) return;
  const json = JSON.stringify(merged);
  await asOperatorWithin(t, ({ db }) =>
    sql`
      update share s set tender_id = m.tender_id
      from json_to_recordset(${json}::json) as m (old_id uuid, tender_id uuid)
      where s.tender_id = m.old_id`.execute(db),
  );
}

/** Deletes links some time after their end, and returns how many. */
export function deleteEndedShares(ctx: Context): Promise<number> {
  const days = retentionClasses.shares.amount;
  const before = new Date(ctx.now().getTime() - days * 24 * 60 * 60 * 1000);
  return asOperator(ctx, async ({ db }) => {
    const { numDeletedRows } = await db
      .deleteFrom("share")
      .where(sql<Date>`least(expires_at, revoked_at)`, "<", before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
