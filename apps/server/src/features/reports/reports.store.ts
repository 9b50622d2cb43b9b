import type { BiFilters } from "@tc/contract";
import type { ReportFormat, ReportSchedule, ReportSection, Tier } from "@tc/domain";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";

export async function getAgencyName(t: AgencyTransaction): Promise<string> {
  const { name } = await t.db
    .selectFrom("agency")
    .select("name")
    .where("id", "=", t.agency.id)
    .executeTakeFirstOrThrow();
  return name;
}

export async function getAgencyTier(t: AgencyTransaction): Promise<Tier | null> {
  const { tier } = await t.db
    .selectFrom("agency")
    .select("tier")
    .where("id", "=", t.agency.id)
    .executeTakeFirstOrThrow();
  return tier;
}

function reports(t: AgencyTransaction) {
  return t.db
    .selectFrom("saved_report")
    .select([
      "id",
      "by_name",
      "name",
      "filters",
      "sections",
      "format",
      "schedule",
      "schedule_from",
      "recipients",
      "changed_at",
      "deleted_at",
    ])
    .where("agency_id", "=", t.agency.id);
}
export type ReportRow = Awaited<ReturnType<ReturnType<typeof reports>["execute"]>>[number];

/** By name */
export function listReportRows(t: AgencyTransaction): Promise<ReportRow[]> {
  return reports(t)
    .where("deleted_at", "is", null)
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    .execute();
}

export function findReport(t: AgencyTransaction, id: string): Promise<ReportRow | undefined> {
  return reports(t).where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst();
}

/** Locked until the transaction ends, so that two workers do not both deliver it. Deleted ones too. */
export function lockReport(t: AgencyTransaction, id: string): Promise<ReportRow | undefined> {
  return reports(t).where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Counts the agency's reports and holds the count until the transaction ends. */
export async function countReports(t: AgencyTransaction): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reports ${t.agency.id}`}, 0))`.execute(
    t.db,
  );
  const { count } = await t.db
    .selectFrom("saved_report")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("agency_id", "=", t.agency.id)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface ReportContent {
  readonly name: string;
  readonly filters: BiFilters;
  readonly sections: readonly ReportSection[];
  readonly format: ReportFormat;
  readonly schedule?: ReportSchedule | undefined;
  readonly recipients: readonly string[];
}

const toColumns = ({ name, filters, sections, format, schedule, recipients }: ReportContent) => ({
  name,
  filters: JSON.stringify(filters),
  sections: [...sections],
  format,
  schedule: schedule === undefined ? null : JSON.stringify(schedule),
  recipients: [...recipients],
});

export async function insertReport(
  t: AgencyTransaction,
  content: ReportContent,
  byName: string,
): Promise<string> {
  const { id } = await t.db
    .insertInto("saved_report")
    .values({
      agency_id: t.agency.id,
      by_name: byName,
      ...toColumns(content),
      schedule_from: content.schedule === undefined ? null : t.now(),
      created_at: t.now(),
      changed_at: t.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** `scheduleFrom`: null without a schedule */
export async function updateReport(
  t: AgencyTransaction,
  id: string,
  content: ReportContent,
  scheduleFrom: Date | null,
): Promise<void> {
  await t.db
    .updateTable("saved_report")
    .set({ ...toColumns(content), schedule_from: scheduleFrom, changed_at: t.now() })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .execute();
}

export async function setReportDeleted(
  t: AgencyTransaction,
  id: string,
  isDeleted: boolean,
): Promise<void> {
  await t.db
    .updateTable("saved_report")
    .set({
      deleted_at: isDeleted ? t.now() : null,
      // What it missed while it was deleted is not made up.
      ...(!isDeleted && {
        schedule_from: sql<Date | null>`case when schedule is null then null else ${t.now()}::timestamptz end`,
      }),
    })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .execute();
}

/** Their deletion cannot be undone any more. */
export async function forgetDeletedReports(t: AgencyTransaction, before: Date): Promise<void> {
  await t.db
    .deleteFrom("saved_report")
    .where("agency_id", "=", t.agency.id)
    .where("deleted_at", "<", before)
    .execute();
}

/** Who may get a report */
export function listActiveMembers(t: AgencyTransaction) {
  return t.db
    .selectFrom("member")
    .select(["user_id", "name"])
    .where("agency_id", "=", t.agency.id)
    .where("active", "=", true)
    .where("deactivated_at", "is", null)
    .orderBy("name")
    .orderBy("user_id")
    .execute();
}
