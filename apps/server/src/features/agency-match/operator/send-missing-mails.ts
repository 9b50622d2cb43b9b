import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { asAdmin } from "../../admin/index.ts";
import { lockRequest } from "../requests/closed-request.operator.store.ts";
import { queueMissingMails } from "../requests/tell-contact-holders.ts";

/** Queues the mails that agencies have missed about a withdrawal. Throws not_found, and stale_version before a withdrawal. */
export function sendMissingMails(ctx: Context, requestId: string): Promise<{ queued: number }> {
  return asAdmin(
    ctx,
    "sendMissingMails",
    async (t) => {
      const request = await lockRequest(t, requestId);
      if (!request) throw new AppError("not_found");
      if (request.state !== "withdrawn") throw new AppError("stale_version");
      return { queued: await queueMissingMails(t, requestId) };
    },
    { requestId },
  );
}
