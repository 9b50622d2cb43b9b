import { sql } from "kysely";
import type { ActivityKind } from "@tc/contract";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

export interface ActivityRow {
  /** Tells apart what happened at one moment */
  readonly key: string;
  readonly at: Date;
  /** The same as text: a Date is not as fine as the database's moment. */
  readonly moment: string;
  readonly kind: ActivityKind;
  /** As it was then where the row keeps a name, else the member's of today; null: the account is gone */
  readonly by_name: string | null;
  readonly what: string | null;
  readonly slug: string | null;
  readonly title: string | null;
}

interface Page {
  readonly before?: { readonly moment: string; readonly key: string } | undefined;
  readonly member?: { readonly userId: string; readonly name: string } | undefined;
  readonly limit: number;
}

/**
 * The latest of all that rows tell of members' work, newest first. Each source gives its own newest page, so that no
 * agency's whole past is sorted. Some rows keep only the name: a member is then told by it.
 */
export async function listActivityRows(
  t: AgencyTransaction,
  { before, member, limit }: Page,
): Promise<ActivityRow[]> {
  const agencyId = t.agency.id;
  const userId = member?.userId ?? null;
  const name = member?.name ?? null;
  const isBefore = (at: string, key: string) =>
    before
      ? sql`and (${sql.raw(at)}, ${sql.raw(key)}) < (${before.moment}::timestamptz, ${before.key})`
      : sql``;
  const ofUser = (column: string) =>
    sql`and (${userId}::uuid is null or ${sql.raw(column)} = ${userId}::uuid)`;
  const ofName = (column: string) =>
    sql`and (${name}::text is null or ${sql.raw(column)} = ${name}::text)`;
  const last = sql`order by at desc, key desc limit ${limit}`;
  const { rows } = await sql<ActivityRow>`
    select a.key, a.at, a.at::text as moment, a.kind, coalesce(a.by_name, m.name) as by_name, a.what, tender.slug, tender.title
    from (
      (select 'label ' || id as key, created_at as at, 'mark' as kind, created_by as by_id, null as by_name,
          kind as what, tender_id
        from tender_label
        where agency_id = ${agencyId} and source = 'user' and created_by is not null and not is_withdrawal
          ${ofUser("created_by")} ${isBefore("created_at", "'label ' || id")} ${last})
      union all
      (select 'audit ' || id as key, at, 'team', user_id, null, kind, null::uuid
        from audit_event
        where agency_id = ${agencyId} and user_id is not null
          and kind in ('member_invited', 'invitation_accepted', 'member_deactivated', 'member_reactivated',
            'ownership_transferred', 'export_requested', 'processing_contract_concluded')
          ${ofUser("user_id")} ${isBefore("at", "'audit ' || id")} ${last})
      union all
      (select 'check ' || tender_id as key, started_at as at, 'check', null, started_by_name, null, tender_id
        from tender_check
        where agency_id = ${agencyId} and started_at is distinct from automatic_at
          ${ofName("started_by_name")} ${isBefore("started_at", "'check ' || tender_id")} ${last})
      union all
      (select 'decision ' || tender_id as key, decided_at as at, 'decision', null, decided_by_name, decision, tender_id
        from bid_decision
        where agency_id = ${agencyId} ${ofName("decided_by_name")}
          ${isBefore("decided_at", "'decision ' || tender_id")} ${last})
      union all
      (select 'document ' || id as key, uploaded_at as at, 'document', null, uploaded_by_name, name, tender_id
        from document
        where agency_id = ${agencyId} ${ofName("uploaded_by_name")}
          ${isBefore("uploaded_at", "'document ' || id")} ${last})
      union all
      (select 'proof ' || id as key, uploaded_at as at, 'proof', null, uploaded_by_name, name, null::uuid
        from proof_file
        where agency_id = ${agencyId} ${ofName("uploaded_by_name")}
          ${isBefore("uploaded_at", "'proof ' || id")} ${last})
      union all
      (select 'card ' || id as key, created_at as at, 'card', created_by, null, null, tender_id
        from pipeline_card
        where agency_id = ${agencyId} and created_by is not null ${ofUser("created_by")}
          ${isBefore("created_at", "'card ' || id")} ${last})
      union all
      (select 'share ' || id as key, created_at as at, 'share', created_by, created_by_name, null, tender_id
        from share
        where agency_id = ${agencyId} ${ofUser("created_by")}
          ${isBefore("created_at", "'share ' || id")} ${last})
    ) a
      left join member m on m.user_id = a.by_id and m.agency_id = ${agencyId}
      left join tender on tender.id = a.tender_id
    order by a.at desc, a.key desc
    limit ${limit}`.execute(t.db);
  return rows;
}

export async function findMemberName(
  t: AgencyTransaction,
  userId: string,
): Promise<string | undefined> {
  const row = await t.db
    .selectFrom("member")
    .select("name")
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.name;
}
