import type { Context } from "../../../platform/context.ts";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import { stopAddress } from "../addresses/email-stop.store.ts";
import { findMailById } from "../unsubscribing/mail-of-token.operator.store.ts";
import { readMailReport } from "./read-mail-report.ts";
import { noteReport } from "./report.store.ts";

/** `unknown`: no report, or about no mail of ours; `temporary`: it changes nothing; `repeated`: the mail had its report. */
export type ReportOutcome = "unknown" | "temporary" | "repeated" | "stopped";

/**
 * Stops the address of a mail that came back for good or was called spam. Each mail has one report: after a member has said
 * to try again, an old report does not stop the address once more.
 */
export async function takeMailReport(ctx: Context, bytes: Uint8Array): Promise<ReportOutcome> {
  const report = await readMailReport(bytes, new URL(ctx.site.publicUrl).hostname);
  const mail = report && (await asOperator(ctx, (t) => findMailById(t, report.mailId)));
  if (!mail) return "unknown";
  const { mailId, reason } = report;
  if (!reason) return "temporary";
  return inAgency(ctx, mail.agency_id, async (t) => {
    if (!(await noteReport(t, mailId, reason))) return "repeated";
    await stopAddress(t, mail.address, reason);
    return "stopped";
  });
}
