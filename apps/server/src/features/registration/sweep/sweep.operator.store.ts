import type { Transaction } from "../../../platform/context.ts";
import { deleteTraces } from "../../../platform/tenancy/user-traces.operator.store.ts";

/** Their pending profiles, passwords and links go with them, and what was noted about them. Whoever belongs to an agency stays. */
export async function deleteUnconfirmedAccounts(t: Transaction, before: Date): Promise<number> {
  const deleted = await t.db
    .deleteFrom("user_account")
    .where("email_verified", "=", false)
    .where("created_at", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("member").select("user_id").whereRef("user_id", "=", "user_account.id")),
      ),
    )
    .returning("id")
    .execute();
  await deleteTraces(
    t,
    deleted.map(({ id }) => id),
  );
  return deleted.length;
}

/** Events of an agency are not swept: they go when the agency is deleted. */
export async function deleteEventsWithoutAgency(t: Transaction, before: Date): Promise<void> {
  await t.db
    .deleteFrom("audit_event")
    .where("agency_id", "is", null)
    .where("at", "<", before)
    .execute();
}

/** Handled or not: what a browser reported holds personal data. */
export async function deleteOldAlerts(t: Transaction, before: Date): Promise<void> {
  await t.db.deleteFrom("support_alert").where("at", "<", before).execute();
}

/** Links that expired or were used before that day */
export async function deleteDeadTokens(t: Transaction, before: Date): Promise<void> {
  await t.db
    .deleteFrom("account_link")
    .where((eb) => eb.or([eb("expires_at", "<", before), eb("used_at", "<", before)]))
    .execute();
}

const expiring = [
  "gate_pass",
  "admin_unlock",
  "session",
  "pending_sign_in",
  "trusted_device",
] as const;

/** What its own date has ended: passes of the gates, unlocks, sessions, begun sign-ins, trusted devices */
export async function deleteExpired(t: Transaction): Promise<void> {
  for (const table of expiring) {
    await t.db.deleteFrom(table).where("expires_at", "<", t.now()).execute();
  }
}
