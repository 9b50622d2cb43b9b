import type { Tender } from "@tc/domain";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";

export interface UnreadTender {
  readonly id: string;
  readonly version: number;
  readonly record: Tender;
  /** Of the file as it was fetched last */
  readonly sha256: string;
}

/**
 * A tender whose fetched documents were not read as they are now, in its present version and by these rules: this one, or
 * the one that was fetched last.
 */
export async function findUnread(
  { db }: Pick<Context, "db">,
  {
    rulesVersion,
    tenderId,
    doneIds = [],
  }: {
    readonly rulesVersion: number;
    readonly tenderId?: string;
    readonly doneIds?: readonly string[];
  },
): Promise<UnreadTender | undefined> {
  const { rows } = await sql<UnreadTender>`
    select t.id, t.version, t.record, d.sha256
    from document_fetch d join tender t on t.id = d.tender_id
      left join public_document_fact p on p.tender_id = d.tender_id
    where d.sha256 is not null and (${tenderId ?? null}::uuid is null or d.tender_id = ${tenderId ?? null}) and d.tender_id <> all(${doneIds}::uuid[])
      and (p.sha256, p.tender_version, p.rules_version) is distinct from (d.sha256, t.version, ${rulesVersion}::int)
    order by d.changed_at desc nulls last, d.tender_id limit 1`.execute(db);
  return rows[0];
}
