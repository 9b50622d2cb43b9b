import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";
import { deadLetterQueue } from "../../../platform/jobs/job-queues.ts";
import { hasQueues } from "../../../platform/jobs/pending-jobs.ts";

/** The tables of pg-boss are no part of our migrations, so their types stand here. */
export interface QueueRow {
  readonly name: string;
  readonly waiting: number;
  readonly waiting_since: Date | null;
  readonly delayed: number;
  readonly running: number;
  readonly done: number;
  readonly median_ms: number | null;
  readonly last_done_at: Date | null;
}

/** Every queue, whether anything is in it or not. pg-boss plans by the database's clock, so that one decides what may begin. */
export async function listQueueRows(t: Transaction, since: Date): Promise<QueueRow[]> {
  if (!(await hasQueues(t))) return [];
  const { rows } = await sql<QueueRow>`
    select q.name,
      count(*) filter (where j.state in ('created', 'retry') and j.start_after <= now())::int as waiting,
      min(j.start_after) filter (where j.state in ('created', 'retry') and j.start_after <= now()) as waiting_since,
      count(*) filter (where j.state in ('created', 'retry') and j.start_after > now())::int as delayed,
      count(*) filter (where j.state = 'active')::int as running,
      count(*) filter (where j.state = 'completed' and j.completed_on >= ${since})::int as done,
      round(extract(epoch from percentile_cont(0.5) within group (order by j.completed_on - j.started_on)
        filter (where j.state = 'completed' and j.completed_on >= ${since})) * 1000)::int as median_ms,
      max(j.completed_on) filter (where j.state = 'completed') as last_done_at
    from pgboss.queue q left join pgboss.job j on j.name = q.name
    where q.name <> ${deadLetterQueue} and q.name not like '\\_\\_pgboss%'
    group by q.name order by q.name`.execute(t.db);
  return rows;
}

/** Of characters; the contract counts up to two units for each. */
const causeMax = 150;
/** What the job said at last */
const cause = sql<string>`coalesce(nullif(left(coalesce(j.source_output ->> 'message', j.source_output #>> '{value,message}'), ${sql.lit(causeMax)}), ''), 'unknown')`;
const job = sql<string>`coalesce(j.source_name, 'unknown')`;
const isDead = sql<boolean>`j.name = ${deadLetterQueue} and j.state < 'active'`;

export type DeadLetterChoice =
  | { readonly ids: readonly string[] }
  | { readonly job: string; readonly cause: string };

export async function listCauses(t: Transaction) {
  if (!(await hasQueues(t))) return [];
  const { rows } = await sql<{ job: string; cause: string; count: number; last_at: Date }>`
    select ${job} as job, ${cause} as cause, count(*)::int as count,
      max(j.created_on) as last_at
    from pgboss.job j where ${isDead}
    group by 1, 2 order by count desc, last_at desc limit 200`.execute(t.db);
  return rows;
}

export interface DeadLetterRow {
  readonly id: string;
  readonly job: string;
  readonly cause: string;
  readonly agency_name: string | null;
  readonly tries: number;
  readonly created_at: Date | null;
  readonly failed_at: Date;
  readonly kept_until: Date;
}

const uuidPattern = "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$";

/** Newest first. Of what a job carries only its agency is looked at. */
export async function listDeadLetterRows(
  t: Transaction,
  filter: {
    readonly job?: string | undefined;
    readonly cause?: string | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<DeadLetterRow[]> {
  if (!(await hasQueues(t))) return [];
  const { rows } = await sql<DeadLetterRow>`
    select j.id, ${job} as job, ${cause} as cause, a.name as agency_name,
      coalesce(j.source_retry_count, 0) + 1 as tries, j.source_created_on as created_at,
      j.created_on as failed_at, j.keep_until as kept_until
    from pgboss.job j
    left join agency a on a.id = case when j.data ->> 'agencyId' ~ ${uuidPattern}
      then (j.data ->> 'agencyId')::uuid end
    where ${isDead}
      ${filter.job === undefined ? sql`` : sql`and ${job} = ${filter.job}`}
      ${filter.cause === undefined ? sql`` : sql`and ${cause} = ${filter.cause}`}
      ${
        filter.cursor === undefined
          ? sql``
          : sql`and (j.created_on, j.id) < (select c.created_on, c.id from pgboss.job c
              where c.name = ${deadLetterQueue} and c.id = ${filter.cursor})`
      }
    order by j.created_on desc, j.id desc limit ${filter.limit}`.execute(t.db);
  return rows;
}

const chosen = (choice: DeadLetterChoice) =>
  "ids" in choice
    ? sql<boolean>`j.id = any(${choice.ids}::uuid[])`
    : sql<boolean>`${job} = ${choice.job} and ${cause} = ${choice.cause}`;

export interface TakenLetter {
  readonly job: string;
  readonly data: Record<string, unknown>;
  readonly key: string | null;
}

/**
 * Takes letters out of the queue whose job still exists, oldest first; whoever asks at the same moment gets others. The
 * caller puts them back into their queues in the same transaction.
 */
export async function takeDeadLetters(
  t: Transaction,
  choice: DeadLetterChoice,
  limit: number,
): Promise<TakenLetter[]> {
  const { rows } = await sql<TakenLetter>`
    with taken as (
      select j.id, j.created_on from pgboss.job j
      where ${isDead} and ${chosen(choice)}
        and exists (select from pgboss.queue q where q.name = j.source_name)
      order by j.created_on limit ${limit} for update skip locked
    ), gone as (
      delete from pgboss.job j using taken
      where j.name = ${deadLetterQueue} and j.id = taken.id
      returning j.source_name as job, j.data, j.singleton_key as key, j.created_on
    )
    select job, coalesce(data, '{}'::jsonb) as data, key from gone order by created_on`.execute(
    t.db,
  );
  return rows;
}

export async function countDeadLetters(t: Transaction, choice?: DeadLetterChoice): Promise<number> {
  if (!(await hasQueues(t))) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job j
    where ${isDead} ${choice ? sql`and ${chosen(choice)}` : sql``}`.execute(t.db);
  return rows[0]?.count ?? 0;
}

export async function deleteDeadLetters(t: Transaction, choice: DeadLetterChoice): Promise<number> {
  const { rows } = await sql`
    delete from pgboss.job j where ${isDead} and ${chosen(choice)} returning j.id`.execute(t.db);
  return rows.length;
}
