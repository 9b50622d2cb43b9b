import type { changeDataRequest as endpoint } from "@tc/contract";
import { AppError, dataRequestDueOn } from "@tc/domain";
import type { z } from "zod";
import type { Context, Transaction } from "../../platform/context.ts";
import { berlinDay } from "../../platform/memory/berlin-day.ts";
import { audit } from "../../platform/tenancy/audit.ts";
import type { AuditKind } from "../../platform/tenancy/audit.ts";
import { requireUserId } from "../../platform/tenancy/tenancy.ts";
import { asAdmin } from "../admin/index.ts";
import {
  holdRequest,
  setAnswer,
  setExtension,
  setIdentityCheck,
} from "./data-request.operator.store.ts";
import type { RequestRow } from "./data-request.operator.store.ts";
import { queueMail } from "./job-definitions.ts";

type Change = z.output<NonNullable<typeof endpoint.body>>;

/**
 * Goes on with a request. Throws not_found; stale_version for one that was answered, for a second extension and for one that
 * comes after the last day; bad_request for handing something out before it is known who asks.
 */
export async function changeDataRequest(
  ctx: Context,
  requestId: string,
  change: Change,
): Promise<{ done: true }> {
  const adminId = requireUserId(ctx);
  await asAdmin(ctx, "changeDataRequest", async (t) => {
    const row = await holdRequest(t, requestId);
    if (!row) throw new AppError("not_found");
    if (row.answered_at) throw new AppError("stale_version");
    const kind = await apply(t, row, change, adminId);
    await audit(t, { kind, details: { requestId } });
  });
  return { done: true };
}

async function apply(
  t: Transaction,
  row: RequestRow,
  change: Change,
  adminId: string,
): Promise<AuditKind> {
  const mail = async (what: "extension" | "answer") => {
    if (row.email !== null) await queueMail(t, { requestId: row.id, mail: what });
  };
  if ("identityCheck" in change) {
    await setIdentityCheck(t, row.id, change.identityCheck);
    return "data_request_identity_checked";
  }
  if ("extensionReason" in change) {
    // Whoever asks is told within the first month (Art. 12 (3) GDPR).
    const isLate = row.due_on < berlinDay(t.now());
    if (row.extended_at || isLate) throw new AppError("stale_version");
    const dueOn = dataRequestDueOn(row.received_on, true);
    await setExtension(t, row.id, { reason: change.extensionReason, dueOn });
    await mail("extension");
    return "data_request_extended";
  }
  const { answer, outcome } = change;
  if (outcome !== "refused" && !row.identity_checked_at)
    throw new AppError("bad_request", { identity: "unchecked" });
  await setAnswer(t, row.id, { answer, outcome, answeredBy: adminId });
  await mail("answer");
  return "data_request_answered";
}
