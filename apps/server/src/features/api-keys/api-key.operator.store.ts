import { apiScopes, dueBefore, retentionClasses } from "@tc/domain";
import type { ApiScope, MemberRole, Tier } from "@tc/domain";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { berlinDay } from "../../platform/memory/berlin-day.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";

export interface LivingKey {
  readonly id: string;
  readonly scopes: readonly ApiScope[];
  readonly userId: string;
  readonly email: string;
  readonly agencyId: string;
  readonly role: MemberRole;
  readonly tier: Tier | null;
}

/**
 * Finds the key with this hash if it is valid and its maker is an active member, and notes today as its last use. An
 * unknown key and an invalid one cost the same single query.
 */
export function findLivingKey(ctx: Context, tokenHash: Buffer): Promise<LivingKey | undefined> {
  return asOperator(ctx, async ({ db }) => {
    const row = await db
      .selectFrom("api_key")
      .innerJoin("agency", "agency.id", "api_key.agency_id")
      .innerJoin("user_account", "user_account.id", "api_key.user_id")
      .innerJoin("member", (join) =>
        join
          .onRef("member.agency_id", "=", "api_key.agency_id")
          .onRef("member.user_id", "=", "api_key.user_id"),
      )
      .select([
        "api_key.id",
        "api_key.scopes",
        "api_key.user_id",
        "api_key.agency_id",
        "api_key.last_used_on",
        "user_account.email",
        "member.role",
        "agency.tier",
      ])
      .where("api_key.token_hash", "=", tokenHash)
      .where("api_key.revoked_at", "is", null)
      .where("api_key.expires_at", ">", ctx.now())
      .where("member.active", "=", true)
      .where("member.deactivated_at", "is", null)
      .executeTakeFirst();
    if (!row) return undefined;
    const today = berlinDay(ctx.now());
    if (row.last_used_on !== today) {
      await db
        .updateTable("api_key")
        .set({ last_used_on: today })
        .where("id", "=", row.id)
        .execute();
    }
    return {
      id: row.id,
      scopes: apiScopes.filter((scope) => row.scopes.includes(scope)),
      userId: row.user_id,
      email: row.email,
      agencyId: row.agency_id,
      role: row.role,
      tier: row.tier,
    };
  });
}

/** Deletes keys some time after their end, and returns how many. */
export function deleteEndedKeys(ctx: Context): Promise<number> {
  const before = dueBefore(retentionClasses.apiKeys, ctx.now());
  return asOperator(ctx, async ({ db }) => {
    const { numDeletedRows } = await db
      .deleteFrom("api_key")
      .where(sql<Date>`least(expires_at, revoked_at)`, "<", before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
