import { canUse, tiers } from "@tc/domain";
import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";

const withReminders = tiers.filter((tier) => canUse(tier, "watchlist"));

/**
 * Agencies whose plan has reminders, that follow tenders and whose reminders of `today` are not written, by id. Each
 * `offset 0` keeps the order: joined, all follows of all agencies would be read every time.
 */
export async function listUnreminded(t: Transaction, today: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select open.id
    from (
      select a.id from agency a left join deadline_setting s on s.agency_id = a.id
      where a.tier = any(${withReminders}) and (s.reminded_through is null or s.reminded_through < ${today})
      offset 0) open
    where exists (select from followed_tender f where f.agency_id = open.id offset 0)
    order by open.id`.execute(t.db);
  return rows.map(({ id }) => id);
}
