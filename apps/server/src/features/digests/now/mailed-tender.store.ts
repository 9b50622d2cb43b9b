import type { Tender } from "@tc/domain";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

export interface MailedTender {
  readonly title: string;
  readonly buyer: string | null;
  readonly record: Tender;
}

/** What a mail says of the tender that it is about; all of it is shown even where the plan's cap locks the tender. */
export async function findMailedTender(
  t: AgencyTransaction,
  tenderId: string,
): Promise<MailedTender | undefined> {
  const { rows } = await sql<MailedTender>`
    select t.title, b.name as buyer, t.record
    from tender t left join buyer b on b.id = t.buyer_id where t.id = ${tenderId}`.execute(t.db);
  return rows[0];
}
