import type { DocumentFetch } from "@tc/contract";
import { settledFetchFailures } from "@tc/domain";
import type { DocumentFetchFailure, Tender } from "@tc/domain";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";

const columns = [
  "tender_id",
  "address",
  "state",
  "tries",
  "requested_at",
  "failure",
  "progress",
  "checked_at",
  "changed_at",
  "sha256",
  "news",
] as const;

type Tx = Pick<Context, "db">;
type Link = Tender["links"][number];

export function findFetch(t: Tx, tenderId: string) {
  return t.db
    .selectFrom("document_fetch")
    .select(columns)
    .where("tender_id", "=", tenderId)
    .executeTakeFirst();
}
export type FetchRow = NonNullable<Awaited<ReturnType<typeof findFetch>>>;

/**
 * The links of a tender, then those of its lots; undefined where there is no such tender. The screen asks every second
 * while documents are read, and the rest of a record may be a megabyte.
 */
export async function findLinks(t: Tx, tenderId: string): Promise<readonly Link[] | undefined> {
  const { rows } = await sql<{ links: readonly Link[]; lotLinks: readonly Link[][] | null }>`
    select record->'links' as links,
      (select json_agg(lot->'links') from json_array_elements(record->'lots') lot) as "lotLinks"
    from tender where id = ${tenderId}`.execute(t.db);
  const [row] = rows;
  return row && [...row.links, ...(row.lotLinks ?? []).flat()];
}

/** Notes that somebody wants the documents. False: another try is on its way and was begun after `lostBefore`. */
export async function requestFetch(
  t: Tx,
  {
    tenderId,
    address,
    now,
    lostBefore,
  }: { tenderId: string; address: string; now: Date; lostBefore: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into document_fetch (tender_id, address, state, requested_at)
    values (${tenderId}, ${address}, 'waiting', ${now})
    on conflict (tender_id) do update
      set address = excluded.address, state = 'waiting', requested_at = excluded.requested_at, tries = 0,
        progress = null
      where document_fetch.state in ('done', 'failed') or document_fetch.requested_at < ${lostBefore}
    returning tender_id`.execute(t.db);
  return rows.length > 0;
}

export interface SettledFetch {
  readonly failure: DocumentFetchFailure;
  readonly checkedAt: Date;
}

/** The last look at an address that led to a page and no file, for whichever tender */
export async function findSettled(
  t: Tx,
  address: string,
  since: Date,
): Promise<SettledFetch | undefined> {
  const row = await t.db
    .selectFrom("document_fetch")
    .select(["failure", "checked_at"])
    .where("address", "=", address)
    .where("state", "=", "failed")
    .where("failure", "in", settledFetchFailures)
    .where("sha256", "is", null)
    .where("checked_at", ">", since)
    .orderBy("checked_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row?.failure || !row.checked_at) return undefined;
  return { failure: row.failure, checkedAt: row.checked_at };
}

/** Notes what such a look brought, unless a try is on its way here or a file was fetched before. */
export async function noteSettled(
  t: Tx,
  {
    tenderId,
    address,
    settled: { failure, checkedAt },
    now,
    lostBefore,
  }: {
    tenderId: string;
    address: string;
    settled: SettledFetch;
    now: Date;
    lostBefore: Date;
  },
): Promise<void> {
  await sql`
    insert into document_fetch (tender_id, address, state, requested_at, failure, checked_at)
    values (${tenderId}, ${address}, 'failed', ${now}, ${failure}, ${checkedAt})
    on conflict (tender_id) do update
      set address = excluded.address, state = 'failed', requested_at = excluded.requested_at,
        failure = excluded.failure, checked_at = excluded.checked_at, progress = null
      where document_fetch.sha256 is null
        and (document_fetch.state = 'failed' or document_fetch.requested_at < ${lostBefore})`.execute(
    t.db,
  );
}

/** The try counts as begun from now on; undefined where nobody waits for one. */
export function beginFetch(t: Tx, tenderId: string): Promise<FetchRow | undefined> {
  return t.db
    .updateTable("document_fetch")
    .set((eb) => ({ state: "fetching", tries: eb("tries", "+", 1) }))
    .where("tender_id", "=", tenderId)
    .where("state", "in", ["waiting", "fetching"])
    .returning(columns)
    .executeTakeFirst();
}

/** The process stops: that was no try. */
export async function giveBackFetch(t: Tx, tenderId: string): Promise<void> {
  await t.db
    .updateTable("document_fetch")
    .set((eb) => ({ state: "waiting", tries: eb("tries", "-", 1), progress: null }))
    .where("tender_id", "=", tenderId)
    .where("state", "=", "fetching")
    .execute();
}

export async function noteProgress(
  t: Tx,
  tenderId: string,
  progress: NonNullable<DocumentFetch["progress"]>,
): Promise<void> {
  await t.db
    .updateTable("document_fetch")
    .set({ progress: JSON.stringify(progress) })
    .where("tender_id", "=", tenderId)
    .where("state", "=", "fetching")
    .execute();
}

/** What an earlier try brought stays. */
export async function failFetch(
  t: Pick<Context, "db" | "now">,
  tenderId: string,
  failure: DocumentFetchFailure,
): Promise<void> {
  await t.db
    .updateTable("document_fetch")
    .set({ state: "failed", failure, progress: null, checked_at: t.now() })
    .where("tender_id", "=", tenderId)
    .execute();
}

/** The file is the one of before. False as for endFetch. */
export async function confirmFetch(
  t: Pick<Context, "db" | "now">,
  tenderId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await t.db
    .updateTable("document_fetch")
    .set({ state: "done", failure: null, progress: null, checked_at: t.now() })
    .where("tender_id", "=", tenderId)
    .where("state", "=", "fetching")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False: the tender is gone or became part of another. Else its row is held until the transaction ends. */
export async function endFetch(
  t: Pick<Context, "db" | "now">,
  tenderId: string,
  { sha256, news }: { sha256: string; news: DocumentFetch["news"] },
): Promise<boolean> {
  const { numUpdatedRows } = await t.db
    .updateTable("document_fetch")
    .set({
      state: "done",
      failure: null,
      progress: null,
      checked_at: t.now(),
      changed_at: t.now(),
      sha256,
      news: news ? JSON.stringify(news) : null,
    })
    .where("tender_id", "=", tenderId)
    .where("state", "=", "fetching")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
