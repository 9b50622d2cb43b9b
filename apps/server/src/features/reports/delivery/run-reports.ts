import { canUse, lastReport, tiers } from "@tc/domain";
import type { ReportDate, ReportSchedule } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import { deliverReportJob } from "../job-definitions.ts";
import { lockReport } from "../reports.store.ts";
import { beginDelivery } from "./delivery.store.ts";
import * as operator from "./due-reports.operator.store.ts";

const hourMs = 3_600_000;
/** A report of days ago is not made up: its figures would be those of now. */
const lateMs = 48 * hourMs;
const perStep = 1_000;
const firstId = "00000000-0000-0000-0000-000000000000";

/**
 * Begins the delivery of every report that is due. Its row and the job that makes it are written together, and a report has
 * one row for a week or month: a second worker, or a run after a crash, finds it.
 */
export async function runReports(ctx: Context, signal: AbortSignal): Promise<void> {
  const withReports = tiers.filter((tier) => canUse(tier, "reports"));
  let after = firstId;
  while (!signal.aborted) {
    const { scheduled, due } = await asOperator(ctx, async (t) => {
      const page = await operator.listScheduled(t, withReports, { after, limit: perStep });
      const dates = page.flatMap((report) => {
        const date = dueDate(report, t.now());
        return date ? [{ ...report, reportId: report.id, period: date.period }] : [];
      });
      const delivered = await operator.listDelivered(t, dates);
      return { scheduled: page, due: dates.filter(({ id }) => !delivered.has(id)) };
    });
    for (const { agencyId, id } of due) await begin(ctx, agencyId, id);
    const last = scheduled.at(-1);
    if (!last || scheduled.length < perStep) break;
    after = last.id;
  }
  await asOperator(ctx, async (t) => {
    const now = t.now().getTime();
    await operator.giveUpDeliveries(t, new Date(now - 24 * hourMs));
    // At most one job of a delivery waits, so one whose job still lives gets no second one.
    for (const waiting of await operator.listWaiting(t, new Date(now - hourMs / 4))) {
      await t.enqueue(deliverReportJob, waiting);
    }
  });
}

async function begin(ctx: Context, agencyId: string, id: string): Promise<void> {
  try {
    await inAgency(ctx, agencyId, async (t) => {
      // Read again under a lock: somebody may have changed or deleted it meanwhile.
      const row = await lockReport(t, id);
      if (!row?.schedule || row.schedule_from === null || row.deleted_at !== null) return;
      const date = dueDate({ schedule: row.schedule, from: row.schedule_from }, t.now());
      if (!date) return;
      const delivery = { reportId: id, period: date.period, dueAt: date.at };
      const deliveryId = await beginDelivery(t, { ...delivery, state: "waiting" });
      if (deliveryId === undefined) return;
      await t.enqueue(deliverReportJob, { agencyId, deliveryId });
    });
  } catch (error) {
    // One report must not hold back all others; the next run tries it again.
    ctx.log.error({ err: error, agencyId, reportId: id }, "a report could not be begun");
  }
}

/** The latest date of the schedule, unless it lies before the schedule or too long ago. */
function dueDate(
  { schedule, from }: { readonly schedule: ReportSchedule; readonly from: Date },
  now: Date,
): ReportDate | undefined {
  const date = lastReport(schedule, now);
  const isTooOld = now.getTime() - date.at.getTime() > lateMs;
  return date.at <= from || isTooOld ? undefined : date;
}
