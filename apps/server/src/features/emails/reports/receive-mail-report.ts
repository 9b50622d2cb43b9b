import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { takeMailReport } from "./take-mail-report.ts";

/** Throws not_found where no secret is set, and bad_request for a signature that is wrong or old. */
export async function receiveMailReport(
  ctx: Context,
  bytes: Uint8Array,
  signature: string | undefined,
): Promise<void> {
  const { mailReports } = ctx.ports;
  if (!mailReports) throw new AppError("not_found");
  if (!mailReports.isGenuine(bytes, signature, ctx.now())) throw new AppError("bad_request");
  const outcome = await takeMailReport(ctx, bytes);
  ctx.log.info({ outcome }, "mail report");
}
