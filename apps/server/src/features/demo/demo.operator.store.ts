import type { ProfileData } from "@tc/contract";
import type { MemberRole, Tender } from "@tc/domain";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Transaction } from "../../platform/context.ts";

interface Person {
  readonly name: string;
  readonly email: string;
}

/** Two runs at once make one demo agency. */
export async function findOrAddUser(
  t: Transaction,
  { name, email }: Person,
): Promise<{ id: string; isNew: boolean }> {
  const added = await t.db
    .insertInto("user_account")
    .values({ name, email, email_verified: true, created_at: t.now() })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added) return { id: added.id, isNew: true };
  const { id } = await t.db
    .selectFrom("user_account")
    .select("id")
    .where("email", "=", email)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { id, isNew: false };
}

/** The password is the printed one again, and nothing else is asked for. */
export async function resetAccess(t: Transaction, userId: string, hash: string): Promise<void> {
  await t.db
    .updateTable("user_account")
    .set({
      email_verified: true,
      second_factor_since: null,
      password_hash: hash,
      password_set_at: t.now(),
    })
    .where("id", "=", userId)
    .execute();
  await t.db.deleteFrom("second_factor").where("user_id", "=", userId).execute();
}

export async function findAgencyOf(t: Transaction, userId: string): Promise<string | undefined> {
  const row = await t.db
    .selectFrom("member")
    .select("agency_id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.agency_id;
}

export async function addAgency(
  t: Transaction,
  agencyId: string,
  owner: Person & { readonly id: string },
  data: ProfileData,
): Promise<void> {
  const at = t.now();
  await t.db
    .insertInto("agency")
    .values({ id: agencyId, name: data.companyName, tier: "premium", created_at: at })
    .execute();
  await t.db
    .insertInto("profile")
    .values({ agency_id: agencyId, data: JSON.stringify(data), updated_at: at, onboarded_at: at })
    .execute();
  await grantPremium(t, agencyId);
  await addMember(t, agencyId, owner, "owner");
}

/** Makes the user a member of the agency. A user who already belongs to an agency stays there. */
export async function addMember(
  t: Transaction,
  agencyId: string,
  { id, name, email }: Person & { readonly id: string },
  role: MemberRole,
): Promise<void> {
  await t.db
    .insertInto("member")
    .values({
      user_id: id,
      agency_id: agencyId,
      role,
      active: true,
      name,
      email,
      joined_at: t.now(),
    })
    .onConflict((row) => row.column("user_id").doNothing())
    .execute();
}

/** By hand: nobody pays for the demo, and no order that is begun in it takes its plan away. */
async function grantPremium(t: Transaction, agencyId: string): Promise<void> {
  await t.db
    .insertInto("subscription")
    .values({ agency_id: agencyId, granted_tier: "premium" })
    .onConflict((row) => row.column("agency_id").doUpdateSet({ granted_tier: "premium" }))
    .execute();
}

/** What may have happened to it while somebody looked around; the profile stays as they left it. */
export async function reopenAgency(
  t: Transaction,
  agencyId: string,
  userId: string,
): Promise<void> {
  await t.db
    .updateTable("agency")
    .set({ tier: "premium", deletion_due_at: null })
    .where("id", "=", agencyId)
    .execute();
  await grantPremium(t, agencyId);
  await t.db
    .updateTable("member")
    .set({ active: true, deactivated_at: null })
    .where("user_id", "=", userId)
    .where("agency_id", "=", agencyId)
    .execute();
}

export interface DemoMember {
  readonly id: string;
  readonly email: string;
}

export async function findOwner(t: Transaction, agencyId: string): Promise<DemoMember | undefined> {
  return t.db
    .selectFrom("member")
    .select(["user_id as id", "email"])
    .where("agency_id", "=", agencyId)
    .where("role", "=", "owner")
    .executeTakeFirst();
}

export async function datasetKind(t: Transaction): Promise<string> {
  const { kind } = await t.db.selectFrom("dataset").select("kind").executeTakeFirstOrThrow();
  return kind;
}

export async function hasTenderCheck(t: Transaction, agencyId: string): Promise<boolean> {
  const row = await t.db
    .selectFrom("tender_check")
    .select("tender_id")
    .where("agency_id", "=", agencyId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasPipelineCard(t: Transaction, agencyId: string): Promise<boolean> {
  const row = await t.db
    .selectFrom("pipeline_card")
    .select("id")
    .where("agency_id", "=", agencyId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface DemoTender {
  readonly slug: string;
  readonly record: Tender;
}

/** Some open procedures of one lot, within the plan and with time left, of the profile's codes; the first code first. */
export function listFittingTenders(t: Transaction, agencyId: string): Promise<DemoTender[]> {
  return listTenders(
    t,
    agencyId,
    sql`t.stage = 'call' and t.procedure = 'open' and t.deadline_at > ${t.now()}::timestamptz + interval '14 days'`,
  );
}

/** The same of those whose result is published, and of those whose offers are being read. */
export async function listPastTenders(
  t: Transaction,
  agencyId: string,
): Promise<{ readonly awarded: DemoTender[]; readonly pending: DemoTender[] }> {
  // The demo agency came second, so there were two offers at least.
  const isAwarded = sql`t.stage = 'awarded'
    and coalesce((t.record #>> '{results,0,offersReceived}')::int, 2) >= 2`;
  const isPending = sql`t.stage = 'call' and t.deadline_at < ${t.now()}`;
  return {
    awarded: await listTenders(t, agencyId, isAwarded),
    pending: await listTenders(t, agencyId, isPending),
  };
}

async function listTenders(
  t: Transaction,
  agencyId: string,
  condition: RawBuilder<unknown>,
): Promise<DemoTender[]> {
  const { rows } = await sql<DemoTender>`
    with wanted as (
      select code, place
      from profile p, jsonb_array_elements_text(p.data -> 'cpv') with ordinality as codes (code, place)
      where p.agency_id = ${agencyId}
    )
    select t.slug, t.record from tender t join wanted w on w.code = t.main_cpv
    where t.lot_count = 1 and coalesce(t.value_cents, 0) < 400000000 and ${condition}
    order by w.place, t.deadline_at, t.id
    limit 8`.execute(t.db);
  return rows;
}
