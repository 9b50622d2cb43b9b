import { sql } from "kysely";
import type { Transaction as KyselyTransaction } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import type { Database } from "../../platform/database/schema.ts";
import { addDays } from "../../platform/memory/berlin-day.ts";
import type { HeldPackage } from "./plan-days.ts";

// The first number of this feature's advisory locks. No other feature uses it.
const lockClass = 20_773;

/**
 * Runs `work` while this process alone holds the source; undefined when another one does. The lock lives on a
 * connection of its own, so a killed process lets go of it at once.
 */
export function withSourceLock<Result>(
  db: Db,
  sourceId: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_lock(${lockClass}, hashtext(${sourceId})) as locked`.execute(
      connection,
    );
    if (!rows[0]?.locked) return undefined;
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${lockClass}, hashtext(${sourceId}))`.execute(connection);
    }
  });
}

/** Ids of the sources that some process is reading at this moment. */
export async function listRunning(db: Db, sourceIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${sourceIds}::text[]) as id
    where exists (
      select from pg_locks
      where locktype = 'advisory' and granted and classid = ${lockClass} and objsubid = 2
        and objid = (hashtext(id)::bigint & 4294967295)::oid
        and database = (select oid from pg_database where datname = current_database())
    )`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export async function startRun(
  db: Db,
  source: { readonly id: string; readonly sample: boolean },
  now: Date,
): Promise<string | undefined> {
  const { watermark } = await db
    .insertInto("source")
    .values({ id: source.id, sample: source.sample, last_run_at: now, running_since: now })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({ last_run_at: now, running_since: now }),
    )
    .returning("watermark")
    .executeTakeFirstOrThrow();
  return watermark ?? undefined;
}

export async function endRun(
  db: Db,
  sourceId: string,
  { error, now }: { readonly error: string | undefined; readonly now: Date },
): Promise<void> {
  await db
    .updateTable("source")
    .set({
      running_since: null,
      last_error: error ?? null,
      ...(error === undefined && { last_success_at: now }),
    })
    .where("id", "=", sourceId)
    .execute();
}

/** A stopped run is no failure: it goes on where it was. */
export async function interruptRun(db: Db, sourceId: string): Promise<void> {
  await db.updateTable("source").set({ running_since: null }).where("id", "=", sourceId).execute();
}

export async function listPackages(
  db: Db,
  sourceId: string,
  fromDay: string,
): Promise<Map<string, HeldPackage>> {
  const rows = await db
    .selectFrom("source_package")
    .select(["package", "etag", "complete", "notice_count"])
    .where("source_id", "=", sourceId)
    .where("package", ">=", fromDay)
    .execute();
  return new Map(
    rows.map((row) => [
      row.package,
      { etag: row.etag ?? undefined, complete: row.complete, noticeCount: row.notice_count },
    ]),
  );
}

export interface ReadPackage {
  readonly day: string;
  readonly etag: string | undefined;
  readonly noticeCount: number;
  readonly rejectedCount: number;
}

/**
 * Writes down that a day was read whole and moves the watermark over all days that are complete without a gap.
 * Called after the day's notices are committed: a crash before costs a repetition, never a notice.
 */
export async function completePackage(
  db: KyselyTransaction<Database>,
  sourceId: string,
  { day, etag, noticeCount, rejectedCount }: ReadPackage,
  { start, now }: { readonly start: string; readonly now: Date },
): Promise<void> {
  const values = {
    etag: etag ?? null,
    fetched_at: now,
    complete: true,
    notice_count: noticeCount,
    rejected_count: rejectedCount,
  };
  await db
    .insertInto("source_package")
    .values({ source_id: sourceId, package: day, ...values })
    .onConflict((conflict) => conflict.columns(["source_id", "package"]).doUpdateSet(values))
    .execute();
  const complete = await db
    .selectFrom("source_package")
    .select("package")
    .where("source_id", "=", sourceId)
    .where("complete", "=", true)
    .where("package", ">=", start)
    .execute();
  const days = new Set(complete.map((row) => row.package));
  let next = start;
  while (days.has(next)) next = addDays(next, 1);
  if (next === start) return;
  await db
    .updateTable("source")
    .set({ watermark: addDays(next, -1) })
    .where("id", "=", sourceId)
    .execute();
}

/** Days that each source's last or running run has read. */
export async function countDaysRead(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("source as s")
    .innerJoin("source_package as p", "p.source_id", "s.id")
    .whereRef("p.fetched_at", ">=", "s.last_run_at")
    .groupBy("s.id")
    .select(["s.id", (eb) => eb.fn.countAll<string>().as("days")])
    .execute();
  return new Map(rows.map(({ id, days }) => [id, Number(days)]));
}

export async function touchPackage(
  db: Db,
  sourceId: string,
  day: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable("source_package")
    .set({ fetched_at: now })
    .where("source_id", "=", sourceId)
    .where("package", "=", day)
    .execute();
}
