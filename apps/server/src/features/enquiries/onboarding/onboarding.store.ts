import { sql } from "kysely";
import type { OnboardingTier } from "@tc/domain";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** Of two that ask at once the second waits here until the first one's request is written. */
export async function lockRequests(t: AgencyTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('onboarding ' || ${t.agency.id}, 0))`.execute(
    t.db,
  );
}

export function findLastRequest(t: AgencyTransaction) {
  return t.db
    .selectFrom("onboarding_request")
    .select(["id", "by_name", "requested_at"])
    .where("agency_id", "=", t.agency.id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

interface NewRequest {
  readonly userId: string;
  readonly byName: string;
  readonly tier: OnboardingTier;
  readonly wish: string | undefined;
  readonly phone: string | undefined;
}

export async function insertRequest(
  t: AgencyTransaction,
  { userId, byName, tier, wish, phone }: NewRequest,
): Promise<string> {
  const { id } = await t.db
    .insertInto("onboarding_request")
    .values({
      agency_id: t.agency.id,
      user_id: userId,
      by_name: byName,
      tier,
      // Left empty is left out.
      wish: wish || null,
      phone: phone || null,
      requested_at: t.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
