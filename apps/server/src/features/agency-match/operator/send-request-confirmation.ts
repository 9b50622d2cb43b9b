import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { countTry } from "../../../platform/http/rate-limit.ts";
import { asAdmin } from "../../admin/index.ts";
import { inboxOf } from "../../enquiries/index.ts";
import { inboxLimit } from "../agency-match.limits.ts";
import { mailConfirmationJob } from "../job-definitions.ts";
import {
  findContact,
  lockRequest,
  wantConfirmation,
} from "../requests/closed-request.operator.store.ts";

/**
 * Sends the mail that was held back; the operator has looked at the request, so only the inbox's limit counts. Done again,
 * it sends nothing. Throws not_found, stale_version once the request is confirmed or over, and rate_limited.
 */
export async function sendRequestConfirmation(
  ctx: Context,
  requestId: string,
): Promise<{ done: true }> {
  await asAdmin(
    ctx,
    "sendRequestConfirmation",
    async (t) => {
      const request = await lockRequest(t, requestId);
      const contact = await findContact(t, requestId);
      if (!request) throw new AppError("not_found");
      const isOver = request.answers_until <= t.now();
      if (request.state !== "received" || isOver || !contact) throw new AppError("stale_version");
      if (request.is_confirmation_wanted) return;
      await countTry(t, inboxLimit, inboxOf(contact.email));
      await wantConfirmation(t, requestId);
      await t.enqueue(mailConfirmationJob, { requestId });
    },
    { requestId },
  );
  return { done: true };
}
