import { announcementDays } from "@tc/domain";
import type { LegalAnswer } from "@tc/domain";
import { sql } from "kysely";
import type { Context, Transaction } from "../../platform/context.ts";
import { berlinDay } from "../../platform/memory/berlin-day.ts";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import type { LegalVersion } from "./legal-version.ts";

/** Once; a second note changes nothing. */
export async function noteAnnouncement(
  t: AgencyTransaction,
  versionId: string,
  hasLetter: boolean,
): Promise<void> {
  await t.db
    .insertInto("legal_announcement")
    .values({
      agency_id: t.agency.id,
      version_id: versionId,
      announced_at: t.now(),
      has_letter: hasLetter,
    })
    .onConflict((conflict) => conflict.columns(["agency_id", "version_id"]).doNothing())
    .execute();
}

export interface AnnouncementRow extends LegalVersion {
  readonly id: string;
  readonly announcedAt: Date;
  readonly answer: LegalAnswer | null;
  readonly reason: string | null;
  readonly answeredAt: Date | null;
  readonly answeredByName: string | null;
}

/** What this agency was told, the latest first, with its last answer to each. */
export async function listAnnouncementRows(
  t: AgencyTransaction,
): Promise<readonly AnnouncementRow[]> {
  const { rows } = await sql<AnnouncementRow>`
    select v.id, v.kind, v.version, v.summary, v.text, v.text_hash as "textHash",
      v.effective_on::text as "effectiveOn", a.announced_at as "announcedAt",
      w.answer, w.reason, w.answered_at as "answeredAt", w.answered_by_name as "answeredByName"
    from legal_announcement a
    join legal_version v on v.id = a.version_id
    left join lateral (
      select * from legal_answer w
      where w.agency_id = a.agency_id and w.version_id = a.version_id order by w.id desc limit 1
    ) w on true
    where a.agency_id = ${t.agency.id} order by v.effective_on desc, v.id desc`.execute(t.db);
  return rows;
}

/**
 * From which day on something holds that this agency was told of and has not answered; of several the first. Until that day
 * is there; where the agency was told late, until it answers.
 */
export async function findNextChange(t: AgencyTransaction): Promise<string | undefined> {
  const row = await t.db
    .selectFrom("legal_announcement as a")
    .innerJoin("legal_version as v", "v.id", "a.version_id")
    .select("v.effective_on")
    .where("a.agency_id", "=", t.agency.id)
    .where((eb) =>
      eb.or([
        eb("v.effective_on", ">", berlinDay(t.now())),
        sql<boolean>`v.effective_on <= (a.announced_at at time zone 'Europe/Berlin')::date
          + case v.kind when 'terms' then ${announcementDays.terms}::int else ${announcementDays.sub_processors}::int end`,
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("legal_answer as w")
            .select("w.id")
            .whereRef("w.agency_id", "=", "a.agency_id")
            .whereRef("w.version_id", "=", "a.version_id"),
        ),
      ),
    )
    .orderBy("v.effective_on")
    .limit(1)
    .executeTakeFirst();
  return row?.effective_on;
}

export async function insertAnswer(
  t: AgencyTransaction,
  row: Pick<AnnouncementRow, "id" | "textHash">,
  reply: {
    readonly answer: LegalAnswer;
    readonly reason: string | undefined;
    readonly userId: string;
    readonly byName: string;
  },
): Promise<void> {
  await t.db
    .insertInto("legal_answer")
    .values({
      agency_id: t.agency.id,
      version_id: row.id,
      answer: reply.answer,
      reason: reply.reason ?? null,
      text_hash: row.textHash,
      answered_at: t.now(),
      answered_by: reply.userId,
      answered_by_name: reply.byName,
    })
    .execute();
}

/** Published for everybody; all that were ever announced. */
export function listPublicVersions({ db }: Pick<Context, "db">) {
  return db
    .selectFrom("legal_version")
    .select(["kind", "version", "summary", "text"])
    .select(sql<string>`effective_on::text`.as("effectiveOn"))
    .execute();
}

export async function hasUpcomingVersion(t: Transaction): Promise<boolean> {
  const row = await t.db
    .selectFrom("legal_version")
    .select("id")
    .where("effective_on", ">", berlinDay(t.now()))
    .executeTakeFirst();
  return row !== undefined;
}
