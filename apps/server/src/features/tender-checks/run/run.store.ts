import type { Tier } from "@tc/domain";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

export interface Reading {
  /** Documents that wait or are being read */
  readonly open: number;
  /** Of what is read, and of what is being read as far as that is known */
  readonly pagesRead: number;
  readonly pages: number;
}

/** How far the reading of a tender's documents is. */
export async function findReading(t: AgencyTransaction, tenderId: string): Promise<Reading> {
  const { rows } = await sql<Reading>`
    select count(*) filter (where state in ('waiting', 'reading'))::int as open,
      coalesce(sum(case when state = 'read' then pages else coalesce(pages_read, 0) end), 0)::int as "pagesRead",
      coalesce(sum(pages), 0)::int as pages
    from document where agency_id = ${t.agency.id} and tender_id = ${tenderId}
      and state <> 'refused'`.execute(t.db);
  return rows[0] ?? { open: 0, pagesRead: 0, pages: 0 };
}

export async function findSlug(
  t: AgencyTransaction,
  tenderId: string,
): Promise<string | undefined> {
  const row = await t.db
    .selectFrom("tender")
    .select("slug")
    .where("id", "=", tenderId)
    .executeTakeFirst();
  return row?.slug;
}

export async function findTier(t: AgencyTransaction): Promise<Tier | null> {
  const row = await t.db
    .selectFrom("agency")
    .select("tier")
    .where("id", "=", t.agency.id)
    .executeTakeFirstOrThrow();
  return row.tier;
}

/** What the result would be made of now; a change of one makes it outdated. */
export async function findVersions(
  t: AgencyTransaction,
  tenderId: string,
): Promise<{ tenderVersion: number; profileVersion: number; documentsRevision: number }> {
  const { rows } = await sql<{
    tenderVersion: number;
    profileVersion: number;
    documentsRevision: number;
  }>`
    select t.version as "tenderVersion", coalesce(p.version, 0) as "profileVersion",
      -- An extract of documents that were fetched for everybody begins with 1, once this agency looks.
      coalesce(e.revision, (select 1 from fetched_document f where f.tender_id = t.id limit 1), 0)
        as "documentsRevision"
    from tender t
      left join profile p on p.agency_id = ${t.agency.id}
      left join document_extract e on e.agency_id = ${t.agency.id} and e.tender_id = t.id
    where t.id = ${tenderId}`.execute(t.db);
  return rows[0] ?? { tenderVersion: 0, profileVersion: 0, documentsRevision: 0 };
}
