import { sql } from "kysely";
import type { Transaction } from "../../platform/context.ts";
import { startOf } from "./to-announcement.ts";
import type { LegalVersion } from "./legal-version.ts";

/** Undefined: this version was published before. */
export async function insertVersion(t: Transaction, version: LegalVersion) {
  const row = await t.db
    .insertInto("legal_version")
    .values({
      kind: version.kind,
      version: version.version,
      summary: version.summary,
      text: version.text,
      text_hash: version.textHash,
      effective_on: version.effectiveOn,
      published_at: t.now(),
    })
    .onConflict((conflict) => conflict.columns(["kind", "version"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Versions that perhaps not every agency has been told of: agencies come until the day from which one holds. */
export function listUntoldVersions(t: Transaction, sinceDay: string) {
  return t.db
    .selectFrom("legal_version")
    .selectAll()
    .select(sql<string>`effective_on::text`.as("effective_on"))
    .where((eb) =>
      eb.or([eb("told_at", "is", null), eb("legal_version.effective_on", ">=", sinceDay)]),
    )
    .orderBy("id")
    .execute();
}

/**
 * Agencies that have not been told and whose founder agreed to what held before: an account may be registered on the last
 * day and confirmed on the next. Whoever registers later agrees to the version itself.
 */
export async function listUntoldAgencies(
  t: Transaction,
  version: { readonly id: string; readonly effective_on: string },
  limit: number,
): Promise<readonly string[]> {
  const rows = await t.db
    .selectFrom("agency")
    .select("id")
    .where((eb) =>
      eb.or([
        eb("created_at", "<", startOf(version.effective_on)),
        eb.exists(
          eb
            .selectFrom("member")
            .innerJoin("user_account", "user_account.id", "member.user_id")
            .select("member.user_id")
            .whereRef("member.agency_id", "=", "agency.id")
            .where("member.role", "=", "owner")
            .where("user_account.created_at", "<", startOf(version.effective_on)),
        ),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("legal_announcement")
            .select("agency_id")
            .whereRef("agency_id", "=", "agency.id")
            .where("version_id", "=", version.id),
        ),
      ),
    )
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function noteToldAll(t: Transaction, versionId: string): Promise<void> {
  await t.db
    .updateTable("legal_version")
    .set({ told_at: t.now() })
    .where("id", "=", versionId)
    .where("told_at", "is", null)
    .execute();
}

interface VersionCounts {
  readonly versionId: string;
  readonly agencies: number;
  readonly delivered: number;
  readonly waiting: number;
  readonly refused: number;
  readonly untold: number;
  readonly confirmed: number;
  readonly objected: number;
}

export function listVersions(t: Transaction) {
  return t.db
    .selectFrom("legal_version")
    .select(["id", "kind", "version", "summary", "text", "published_at", "told_at"])
    .select(sql<string>`effective_on::text`.as("effective_on"))
    .orderBy("id", "desc")
    .execute();
}

export async function countAnswers(t: Transaction): Promise<readonly VersionCounts[]> {
  const { rows } = await sql<VersionCounts>`
    select a.version_id as "versionId", count(*)::int as agencies,
      count(*) filter (where l.state = 'accepted')::int as delivered,
      count(*) filter (where l.state = 'waiting')::int as waiting,
      count(*) filter (where l.state = 'refused')::int as refused,
      count(*) filter (where not a.has_letter)::int as untold,
      count(*) filter (where last.answer = 'confirmed')::int as confirmed,
      count(*) filter (where last.answer = 'objected')::int as objected
    from legal_announcement a
    left join business_letter l on l.agency_id = a.agency_id and l.key = 'announcement ' || a.version_id
    left join lateral (
      select answer from legal_answer w
      where w.agency_id = a.agency_id and w.version_id = a.version_id order by w.id desc limit 1
    ) last on true
    group by a.version_id`.execute(t.db);
  return rows;
}

interface Objection {
  readonly versionId: string;
  readonly agencyName: string;
  readonly at: Date;
  readonly byName: string;
  readonly reason: string | null;
}

/** Of agencies whose last word it is */
export async function listObjections(t: Transaction): Promise<readonly Objection[]> {
  const { rows } = await sql<Objection>`
    select version_id as "versionId", g.name as "agencyName", answered_at as at,
      answered_by_name as "byName", reason
    from (
      select distinct on (agency_id, version_id) * from legal_answer
      order by agency_id, version_id, id desc
    ) w join agency g on g.id = w.agency_id
    where answer = 'objected' order by answered_at desc`.execute(t.db);
  return rows;
}
