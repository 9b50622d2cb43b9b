import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Transaction } from "../../platform/context.ts";

interface KeptSpan {
  /** When its contracts ended */
  readonly endedAt: Date;
  /** What is older has been kept long enough. */
  readonly contractsSince: Date;
  readonly correspondenceSince: Date;
}

/** Steps on the way to an order name people and bind nobody. */
const bindingOrders = [
  "subscribe",
  "change_plan",
  "schedule_change",
  "drop_change",
  "end_at",
  "end_now",
];

/**
 * Puts what the law wants kept of an agency aside, before the agency is deleted. The company stands in it as it was billed
 * last; the accounts of its members do not.
 */
export async function keepRecords(
  t: Transaction,
  agencyId: string,
  { endedAt, contractsSince, correspondenceSince }: KeptSpan,
): Promise<void> {
  const fileId = randomUUID();
  await sql`
    with billed as (
      select jsonb_build_object('name', a.name, 'since', a.created_at)
        || coalesce(b.address - '{contact,email}'::text[], '{}') as customer
      from agency a left join billing_address b on b.agency_id = a.id where a.id = ${agencyId}
    ), record (class, kind, content, recorded_at) as (
      select 'contracts', 'subscription',
        to_jsonb(s) - '{agency_id,keep_user_ids,payment_method}'::text[], ${endedAt}::timestamptz
      from subscription s where s.agency_id = ${agencyId}
      union all
      select 'contracts', 'invoice', to_jsonb(i) - 'agency_id', i.created_at
      from invoice i where i.agency_id = ${agencyId} and i.status <> 'draft'
      union all
      select 'contracts', 'order', to_jsonb(c) - 'agency_id', c.begun_at
      from billing_command c where c.agency_id = ${agencyId} and c.kind = any(${bindingOrders})
      union all
      select 'contracts', 'processing_contract', to_jsonb(p) - 'agency_id', ${endedAt}::timestamptz
      from processing_contract p where p.agency_id = ${agencyId}
      union all
      select 'contracts', 'legal_answer',
        to_jsonb(w) - '{agency_id,answered_by}'::text[] || jsonb_build_object('kind', v.kind, 'version', v.version),
        w.answered_at
      from legal_answer w join legal_version v on v.id = w.version_id where w.agency_id = ${agencyId}
      union all
      select 'correspondence', 'letter', to_jsonb(l) - 'agency_id', l.written_at
      from business_letter l where l.agency_id = ${agencyId}
    )
    insert into kept_record (file_id, class, kind, content, recorded_at)
    select ${fileId}, class, kind, content || jsonb_build_object('customer', customer), recorded_at
    from record cross join billed
    where recorded_at >= case class when 'contracts' then ${contractsSince}::timestamptz
      else ${correspondenceSince}::timestamptz end`.execute(t.db);
}
