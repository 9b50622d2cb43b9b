import type { listReports as endpoint } from "@tc/contract";
import { AppError, nextReport, reportSections } from "@tc/domain";
import type { ReportSection } from "@tc/domain";
import type { z } from "zod";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { findBuyerName } from "../business-intelligence/index.ts";
import { listTopicStops } from "../emails/index.ts";
import { listDeliveries } from "./delivery/delivery.store.ts";
import { topicOf } from "./delivery/topic.ts";
import { findReport, listActiveMembers } from "./reports.store.ts";
import type { ReportRow } from "./reports.store.ts";

type Report = z.input<typeof endpoint.response>["reports"][number];

const shownDeliveries = 10;

/** Rows as their readers see them: who gets them, when next, and what was sent. */
export async function toReports(
  t: AgencyTransaction,
  rows: readonly ReportRow[],
): Promise<Report[]> {
  const members = await listActiveMembers(t);
  const deliveries = await listDeliveries(t, shownDeliveries);
  const stops = await listTopicStops(t);
  const reports: Report[] = [];
  for (const row of rows) {
    const { filters, schedule, recipients } = row;
    const reportDeliveries = deliveries.filter(({ reportId }) => reportId === row.id);
    const buyerName = filters.buyer && (await findBuyerName(t.db, filters.buyer));
    reports.push({
      id: row.id,
      byName: row.by_name,
      name: row.name,
      filters,
      sections: sectionsOf(row),
      format: row.format,
      ...(schedule && {
        schedule,
        nextAt: nextOf(
          schedule,
          t.now(),
          new Set(reportDeliveries.map(({ period }) => period)),
        ).toISOString(),
      }),
      recipients: members.map((member) => member.user_id).filter((id) => recipients.includes(id)),
      recipientNames: members
        .filter((member) => recipients.includes(member.user_id))
        .map(({ user_id: id, name }) => ({
          id,
          name,
          hasStopped: stops.some((it) => it.userId === id && it.topic === topicOf(row.id)),
        })),
      changedAt: row.changed_at.toISOString(),
      ...(buyerName && { buyerName }),
      deliveries: reportDeliveries.map(({ id, dueAt, state, mailCount, isLinked }) => ({
        id,
        dueAt: dueAt.toISOString(),
        state,
        mailCount,
        isLinked,
      })),
    });
  }
  return reports;
}

/** Throws not_found. */
export async function readReport(t: AgencyTransaction, id: string): Promise<Report> {
  const row = await findReport(t, id);
  const [report] = row ? await toReports(t, [row]) : [];
  if (!report) throw new AppError("not_found");
  return report;
}

/** A later release may know fewer of them. */
export function sectionsOf({ sections }: Pick<ReportRow, "sections">): ReportSection[] {
  return reportSections.filter((section) => sections.includes(section));
}

/** A week or month that has its delivery gets no second one. */
function nextOf(
  schedule: NonNullable<ReportRow["schedule"]>,
  now: Date,
  delivered: ReadonlySet<string>,
): Date {
  const date = nextReport(schedule, now);
  return delivered.has(date.period) ? nextReport(schedule, date.at).at : date.at;
}
