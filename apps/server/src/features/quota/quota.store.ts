import type { Tier } from "@tc/domain";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";

export type QuotaKind = "tender_check";

export async function tierOf(t: AgencyTransaction): Promise<Tier | null> {
  const row = await t.db
    .selectFrom("agency")
    .select("tier")
    .where("id", "=", t.agency.id)
    .executeTakeFirstOrThrow();
  return row.tier;
}

export function findUse(t: AgencyTransaction, kind: QuotaKind, subject: string) {
  return t.db
    .selectFrom("quota_use")
    .select(["id", "state"])
    .where("agency_id", "=", t.agency.id)
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("state", "!=", "refunded")
    .executeTakeFirst();
}

export async function countUses(
  t: AgencyTransaction,
  kind: QuotaKind,
  month: string,
): Promise<number> {
  const { count } = await t.db
    .selectFrom("quota_use")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("agency_id", "=", t.agency.id)
    .where("kind", "=", kind)
    .where("month", "=", month)
    .where("state", "!=", "refunded")
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertUse(
  t: AgencyTransaction,
  use: { kind: QuotaKind; month: string; subject: string },
): Promise<string> {
  const { id } = await t.db
    .insertInto("quota_use")
    .values({ ...use, agency_id: t.agency.id, reserved_at: t.now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** False: it was settled before. */
export async function settleUse(
  t: AgencyTransaction,
  id: string,
  state: "committed" | "refunded",
): Promise<boolean> {
  const settled = await t.db
    .updateTable("quota_use")
    .set({ state, settled_at: t.now() })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .where("state", "=", "reserved")
    .returning("id")
    .executeTakeFirst();
  return settled !== undefined;
}
