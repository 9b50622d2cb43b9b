import type { MailContent } from "../../platform/mail/mail-text.ts";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";

export interface NewLetter extends MailContent {
  /** Names the act, e.g. "cancellation 0190…": the same key is written once. */
  readonly key: string;
  readonly subject: string;
}

/** Who is told about the contract; undefined: nobody owns the agency at the moment. */
export async function findOwnerAddress(t: AgencyTransaction): Promise<string | undefined> {
  const row = await t.db
    .selectFrom("member")
    .select("email")
    .where("agency_id", "=", t.agency.id)
    .where("role", "=", "owner")
    .where("deactivated_at", "is", null)
    .executeTakeFirst();
  return row?.email;
}

/** Undefined: it was written before. */
export async function insertLetter(
  t: AgencyTransaction,
  { key, subject, ...content }: NewLetter,
  address: string,
): Promise<string | undefined> {
  const row = await t.db
    .insertInto("business_letter")
    .values({
      agency_id: t.agency.id,
      key,
      address,
      subject,
      content: JSON.stringify(content),
      written_at: t.now(),
    })
    .onConflict((conflict) => conflict.columns(["agency_id", "key"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export function findWaitingLetter(t: AgencyTransaction, letterId: string) {
  return t.db
    .selectFrom("business_letter")
    .select(["address", "subject", "content"])
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", letterId)
    .where("state", "=", "waiting")
    .executeTakeFirst();
}

export async function settleLetter(
  t: AgencyTransaction,
  letterId: string,
  state: "accepted" | "refused",
): Promise<void> {
  await t.db
    .updateTable("business_letter")
    .set({ state, settled_at: t.now() })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", letterId)
    .where("state", "=", "waiting")
    .execute();
}
