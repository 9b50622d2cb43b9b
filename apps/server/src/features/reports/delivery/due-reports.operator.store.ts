import type { ReportSchedule, Tier } from "@tc/domain";
import type { Transaction } from "../../../platform/context.ts";

interface ScheduledReport {
  readonly id: string;
  readonly agencyId: string;
  readonly schedule: ReportSchedule;
  readonly from: Date;
}

/** Reports with a schedule by id, of agencies with one of these plans. Some hundred bytes each. */
export async function listScheduled(
  t: Transaction,
  tiers: readonly Tier[],
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<ScheduledReport[]> {
  const rows = await t.db
    .selectFrom("saved_report")
    .innerJoin("agency", "agency.id", "saved_report.agency_id")
    .select([
      "saved_report.id",
      "saved_report.agency_id",
      "saved_report.schedule",
      "saved_report.schedule_from",
    ])
    .where("saved_report.schedule", "is not", null)
    .where("saved_report.deleted_at", "is", null)
    .where("agency.tier", "in", [...tiers])
    .where("saved_report.id", ">", after)
    .orderBy("saved_report.id")
    .limit(limit)
    .execute();
  return rows.flatMap(({ id, agency_id: agencyId, schedule, schedule_from: from }) =>
    schedule && from ? [{ id, agencyId, schedule, from }] : [],
  );
}

/** Of these, the reports that have a delivery of their period */
export async function listDelivered(
  t: Transaction,
  dates: readonly { readonly reportId: string; readonly period: string }[],
): Promise<ReadonlySet<string>> {
  if (dates.length === 0) return new Set();
  const rows = await t.db
    .selectFrom("report_delivery")
    .select(["report_id", "period"])
    .where("report_id", "in", [...new Set(dates.map(({ reportId }) => reportId))])
    .where("period", "in", [...new Set(dates.map(({ period }) => period))])
    .execute();
  const datesOfReports = new Set(dates.map(({ reportId, period }) => `${reportId} ${period}`));
  return new Set(
    rows.flatMap((row) =>
      datesOfReports.has(`${row.report_id} ${row.period}`) ? [row.report_id] : [],
    ),
  );
}

/** Deliveries whose jobs were lost or given up */
export async function listWaiting(
  t: Transaction,
  before: Date,
): Promise<{ readonly agencyId: string; readonly deliveryId: string }[]> {
  const rows = await t.db
    .selectFrom("report_delivery")
    .select(["agency_id", "id"])
    .where("state", "=", "waiting")
    .where("begun_at", "<", before)
    .orderBy("begun_at")
    .limit(1_000)
    .execute();
  return rows.map((row) => ({ agencyId: row.agency_id, deliveryId: row.id }));
}

/** What could not be made for so long is no report of its day any more. */
export async function giveUpDeliveries(t: Transaction, before: Date): Promise<void> {
  await t.db
    .updateTable("report_delivery")
    .set({ state: "failed" })
    .where("state", "=", "waiting")
    .where("begun_at", "<", before)
    .execute();
}

export async function sweepReports(
  t: Transaction,
  {
    deliveriesBefore,
    deletedBefore,
  }: { readonly deliveriesBefore: Date; readonly deletedBefore: Date },
): Promise<void> {
  await t.db.deleteFrom("report_delivery").where("due_at", "<", deliveriesBefore).execute();
  await t.db.deleteFrom("saved_report").where("deleted_at", "<", deletedBefore).execute();
}
