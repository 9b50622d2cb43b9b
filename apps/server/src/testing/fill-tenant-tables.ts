import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { MadeAgency } from "./make-agency.ts";
import type { Db } from "../platform/database.ts";

/** A row of the agency in each tenant table that `makeAgency` leaves empty; new tables are entered here. */
export async function fillTenantTables(
  db: Db,
  { agencyId, owner }: Pick<MadeAgency, "agencyId" | "owner">,
): Promise<{ invitationId: string; alertId: string }> {
  const at = new Date("2026-11-01T08:00:00Z");
  return db.transaction().execute(async (t) => {
    await sql`set local role tc_operator`.execute(t);
    const invitation = await t
      .insertInto("invitation")
      .values({
        agency_id: agencyId,
        email: `neu@${agencyId}.example`,
        token_hash: randomBytes(32),
        invited_by: owner.userId,
        created_at: at,
        expires_at: new Date("2026-11-30T08:00:00Z"),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await t
      .insertInto("audit_event")
      .values({
        at,
        agency_id: agencyId,
        user_id: owner.userId,
        kind: "onboarded",
        details: JSON.stringify({}),
      })
      .execute();
    const alert = await t
      .insertInto("support_alert")
      .values({ at, agency_id: agencyId, user_id: owner.userId, payload: JSON.stringify({}) })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { invitationId: invitation.id, alertId: alert.id };
  });
}
