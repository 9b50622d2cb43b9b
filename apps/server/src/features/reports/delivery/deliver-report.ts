import { AppError, canUse, reportLimits } from "@tc/domain";
import type { ErrorCode } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import type { JobTry } from "../../../platform/jobs/jobs.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import {
  getEmailSettings,
  hasStoppedTopic,
  queueMail,
  withUnsubscribeLink,
} from "../../emails/index.ts";
import { makeFile } from "../print/make-file.ts";
import { findReport, getAgencyTier } from "../reports.store.ts";
import type { ReportRow } from "../reports.store.ts";
import { sectionsOf } from "../to-report.ts";
import { findDelivery, lockDelivery, settleDelivery } from "./delivery.store.ts";
import { reportEmail } from "./report.email.ts";
import { topicOf } from "./topic.ts";

interface Delivery {
  readonly agencyId: string;
  readonly deliveryId: string;
}

/** What may be over with the next try */
const passing: readonly ErrorCode[] = ["overloaded", "internal"];

/**
 * Delivers a report. What can never be made is settled; what fails for another reason waits for the runs of a day, see
 * `runReports`.
 */
export async function deliverReport(
  ctx: Context,
  delivery: Delivery,
  signal: AbortSignal = new AbortController().signal,
  { isLastTry }: JobTry = { isLastTry: false },
): Promise<void> {
  try {
    await deliver(ctx, delivery);
  } catch (error) {
    const isHopeless = error instanceof AppError && !passing.includes(error.code);
    // A process that stops gives the job back.
    if (signal.aborted || !(isHopeless || isLastTry)) throw error;
    ctx.log[isHopeless ? "warn" : "error"]({ err: error, ...delivery }, "a report was not made");
    // No dead letter: a run takes up what waits.
    if (!isHopeless) return;
    await inAgency(ctx, delivery.agencyId, async (t) => {
      const row = await lockDelivery(t, delivery.deliveryId);
      if (row?.state === "waiting") await settleDelivery(t, row.id, { state: "failed" });
    });
  }
}

/**
 * Makes the file of a delivery and queues its mails. The mails and the state of the delivery are written together, so a
 * process that dies before leaves no mail, and one that comes after finds it done.
 */
async function deliver(ctx: Context, { agencyId, deliveryId }: Delivery): Promise<void> {
  const row = await inAgency(ctx, agencyId, (t) => prepare(t, deliveryId));
  if (!row) return;
  const { name, filters, format } = row;
  const wish = { agencyId, name, filters, sections: sectionsOf(row), format };
  const file = await makeFile(ctx, wish);
  await inAgency(ctx, agencyId, async (t) => {
    const delivery = await lockDelivery(t, deliveryId);
    if (delivery?.state !== "waiting") return;
    // Somebody may have changed the recipients while the file was made.
    const report = await findReport(t, row.id);
    const recipients = report ? await readersOf(t, report) : [];
    const isLinked = file.bytes.byteLength > reportLimits.attachmentMaxBytes;
    let mailCount = 0;
    for (const userId of recipients) {
      const mail = withUnsubscribeLink((unsubscribeUrl) =>
        reportEmail(
          { reportId: row.id, name, format, dueAt: delivery.due_at, isLinked },
          t.site,
          unsubscribeUrl,
        ),
      );
      const isNew = await queueMail(t, {
        userId,
        events: [],
        key: `report ${deliveryId}`,
        topic: { key: topicOf(row.id), name: `Bericht „${name}“` },
        ...mail,
        ...(!isLinked && { attachment: { name: file.fileName, bytes: file.bytes } }),
      });
      if (isNew) mailCount += 1;
    }
    const state = mailCount > 0 ? "sent" : "nobody";
    await settleDelivery(t, deliveryId, { state, mailCount, isLinked });
  });
}

/** The report, or undefined where nothing is to be made; the delivery then says why. */
async function prepare(t: AgencyTransaction, deliveryId: string): Promise<ReportRow | undefined> {
  const delivery = await findDelivery(t, deliveryId);
  if (delivery?.state !== "waiting") return undefined;
  if (!canUse(await getAgencyTier(t), "reports")) {
    await settleDelivery(t, deliveryId, { state: "no-plan" });
    return undefined;
  }
  const report = await findReport(t, delivery.report_id);
  if (report && (await readersOf(t, report)).length > 0) return report;
  await settleDelivery(t, deliveryId, { state: "nobody" });
  return undefined;
}

/** Recipients who are still active members, have an address and did not stop the report */
async function readersOf(t: AgencyTransaction, report: ReportRow): Promise<string[]> {
  const readers: string[] = [];
  for (const userId of report.recipients) {
    const recipient = await getEmailSettings(t, userId);
    if (!recipient || recipient.addresses.length === 0) continue;
    if (!(await hasStoppedTopic(t, userId, topicOf(report.id)))) readers.push(userId);
  }
  return readers;
}
