import type { ChangedFiles, Tier } from "@tc/domain";
import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";

/** A change that failed to be told so often is given up. */
export const maxTellTries = 5;

export interface DueChange {
  readonly tenderId: string;
  readonly key: string;
  readonly at: Date;
  readonly files: ChangedFiles | null;
  readonly slug: string;
  readonly title: string;
}

/** Agencies whose bid labels, without any card or mark, say that they wait for the result */
const bidders = sql`
  select agency_id, tender_id from tender_label
  where source = 'user' and kind = 'bid' and retracted_at is null`;

/** Takes those off the list that concern nobody: most of all that is published. */
export async function settleUnfollowed(t: Transaction): Promise<void> {
  await sql`
    update tender_change c set told_at = ${t.now()}
    where c.told_at is null
      and not exists (select from followed_tender f where f.tender_id = c.tender_id)
      and not exists (select from (${bidders}) b where b.tender_id = c.tender_id)`.execute(t.db);
}

/** The next changes to tell, the oldest first; those that failed before come last. */
export async function listDueChanges(t: Transaction, limit: number): Promise<DueChange[]> {
  const { rows } = await sql<DueChange>`
    select c.tender_id as "tenderId", c.key, c.at, c.files, t.slug, t.title
    from (
      select * from tender_change where told_at is null and tries < ${maxTellTries}
      order by tries, at, tender_id, key limit ${limit}) c
      join tender t on t.id = c.tender_id
    order by c.tries, c.at, c.tender_id, c.key`.execute(t.db);
  return rows;
}

export interface ConcernedAgency {
  readonly agencyId: string;
  readonly tier: Tier | null;
  readonly tenderId: string;
  /** The agency has bid: the result is its own. */
  readonly hasBid: boolean;
}

export async function listConcerned(
  t: Transaction,
  tenderIds: readonly string[],
): Promise<ConcernedAgency[]> {
  const { rows } = await sql<ConcernedAgency>`
    select a.id as "agencyId", a.tier, x.tender_id as "tenderId",
      bool_or(x.has_bid) or exists (
        select from pipeline_card p where p.agency_id = a.id and p.tender_id = x.tender_id and p.stage = 'submitted') as "hasBid"
    from (
      select agency_id, tender_id, false as has_bid from followed_tender
      union all select agency_id, tender_id, true from (${bidders}) b) x
      join agency a on a.id = x.agency_id
    where x.tender_id = any(${tenderIds}::uuid[])
    group by a.id, a.tier, x.tender_id
    order by a.id, x.tender_id`.execute(t.db);
  return rows;
}

type Named = Pick<DueChange, "tenderId" | "key">;

export async function noteTold(t: Transaction, changes: readonly Named[]): Promise<void> {
  await sql`
    update tender_change c set told_at = ${t.now()}
    from ${pairs(changes)} where c.tender_id = x.tender_id and c.key = x.key and c.told_at is null`.execute(
    t.db,
  );
}

/** They are tried again, behind all others. */
export async function noteFailed(t: Transaction, changes: readonly Named[]): Promise<void> {
  await sql`
    update tender_change c set tries = c.tries + 1
    from ${pairs(changes)} where c.tender_id = x.tender_id and c.key = x.key and c.told_at is null`.execute(
    t.db,
  );
}

function pairs(changes: readonly Named[]) {
  return sql`unnest(${changes.map(({ tenderId }) => tenderId)}::uuid[],
    ${changes.map(({ key }) => key)}::text[]) as x (tender_id, key)`;
}
