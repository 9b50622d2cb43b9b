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

export interface Versions {
  readonly tenderVersion: number;
  readonly profileVersion: number;
  readonly documentsRevision: number;
  /** Of the agency's proof files and of what members said of this tender's papers; null where there is neither */
  readonly papersDigest: string | null;
}

/** What the result would be made of now; a change of one makes it outdated. */
export async function findVersions(t: AgencyTransaction, tenderId: string): Promise<Versions> {
  const { rows } = await sql<Versions>`
    select t.version as "tenderVersion", coalesce(p.version, 0) as "profileVersion",
      -- An extract of documents that were fetched for everybody begins with 1, once this agency looks.
      coalesce(e.revision, (select 1 from fetched_document f where f.tender_id = t.id limit 1), 0)
        as "documentsRevision",
      (
        select md5(string_agg(line, e'\\n' order by line)) from (
          select jsonb_build_array(f.id, f.kind, f.name, f.valid_until, f.cover_cents)::text as line
          from proof_file f where f.agency_id = ${t.agency.id}
          union all
          select jsonb_build_array(m.paper, m.state)::text
          from wanted_paper_mark m where m.agency_id = ${t.agency.id} and m.tender_id = ${tenderId}
        ) part
      ) as "papersDigest"
    from tender t
      left join profile p on p.agency_id = ${t.agency.id}
      left join document_extract e on e.agency_id = ${t.agency.id} and e.tender_id = t.id
    where t.id = ${tenderId}`.execute(t.db);
  const none = { tenderVersion: 0, profileVersion: 0, documentsRevision: 0, papersDigest: null };
  return rows[0] ?? none;
}
