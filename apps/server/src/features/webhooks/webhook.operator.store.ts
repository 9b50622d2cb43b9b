import { canUse, dueBefore, retentionClasses, tiers } from "@tc/domain";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import type { DeliverPayload } from "./job-definitions.ts";

const maxDue = 1_000;

/** Deliveries whose time has come, the longest waiting first */
export function listDue(ctx: Context): Promise<DeliverPayload[]> {
  return asOperator(ctx, async ({ db }) => {
    const rows = await db
      .selectFrom("webhook_delivery")
      .select(["id", "agency_id"])
      .where("next_at", "<=", ctx.now())
      .orderBy("next_at")
      .limit(maxDue)
      .execute();
    return rows.map(({ id, agency_id }) => ({ agencyId: agency_id, deliveryId: id }));
  });
}

/** Returns how many old deliveries it deleted. */
export function deleteOldDeliveries(ctx: Context): Promise<number> {
  const before = dueBefore(retentionClasses.webhookLog, ctx.now());
  return asOperator(ctx, async ({ db }) => {
    const { numDeletedRows } = await db
      .deleteFrom("webhook_delivery")
      .where("created_at", "<", before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}

/** Webhooks whose secrets an older key of the server encrypts */
export function listSealedByOthers(ctx: Context) {
  const { currentKeyId } = ctx.ports.keyRing;
  return asOperator(ctx, ({ db }) =>
    db
      .selectFrom("webhook")
      .select(["id", "agency_id as agencyId", "key_id as keyId"])
      .where("key_id", "!=", currentKeyId)
      .execute(),
  );
}

const withApi = tiers.filter((tier) => canUse(tier, "api"));

/** Agencies that want to be told of new matches, with the time from which they are news to one of their webhooks */
export function listMatchAgencies(ctx: Context): Promise<readonly { id: string; since: Date }[]> {
  return asOperator(ctx, async ({ db }) => {
    const { rows } = await sql<{ id: string; since: Date }>`
      select w.agency_id as id, min(coalesce(w.listens_since, w.created_at)) as since
      from webhook w join agency a on a.id = w.agency_id and a.tier = any(${withApi})
      where w.stopped_at is null and 'matches' = any(w.events)
      group by w.agency_id order by w.agency_id`.execute(db);
    return rows;
  });
}
