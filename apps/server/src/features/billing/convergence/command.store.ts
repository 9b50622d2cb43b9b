import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** The open command of this kind, or a new one. Only for who holds the agency. */
export async function openCommand(
  t: AgencyTransaction,
  kind: string,
  payload: Record<string, unknown>,
): Promise<string> {
  const open = await t.db
    .selectFrom("billing_command")
    .select("id")
    .where("agency_id", "=", t.agency.id)
    .where("kind", "=", kind)
    .where("done_at", "is", null)
    .executeTakeFirst();
  if (open) return open.id;
  const { id } = await t.db
    .insertInto("billing_command")
    .values({
      agency_id: t.agency.id,
      kind,
      payload: JSON.stringify(payload),
      begun_at: t.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** False: somebody else has closed it. */
export async function closeCommand(
  t: AgencyTransaction,
  id: string,
  failure: string | undefined,
): Promise<boolean> {
  const closed = await t.db
    .updateTable("billing_command")
    .set({ done_at: t.now(), failure: failure ?? null })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .where("done_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return closed !== undefined;
}
