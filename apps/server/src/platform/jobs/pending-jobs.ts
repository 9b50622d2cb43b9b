import { sql } from "kysely";
import type { Transaction } from "../context.ts";
import type { JobDefinition } from "./job-definition.ts";

/** False until the first process has started the queue: its tables are its own to make. */
export async function hasQueues(t: Transaction): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select to_regclass('pgboss.job') is not null as has`.execute(t.db);
  return rows[0]?.has ?? false;
}

/** What is still to be done of a job: it waits, runs or will be tried again. A job that failed for good is not listed. */
export async function listPendingPayloads<Payload extends object>(
  t: Transaction,
  { name, payload }: JobDefinition<Payload>,
): Promise<readonly Payload[]> {
  if (!(await hasQueues(t))) return [];
  const { rows } = await sql<{ data: unknown }>`
    select data from pgboss.job
    where name = ${name} and state in ('created', 'retry', 'active')`.execute(t.db);
  return rows.flatMap(({ data }) => {
    const parsed = payload.safeParse(data);
    return parsed.success ? [parsed.data] : [];
  });
}
