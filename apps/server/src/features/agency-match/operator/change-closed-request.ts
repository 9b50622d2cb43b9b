import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { asAdmin } from "../../admin/index.ts";
import { lockRequest, removeRequest, setState } from "../requests/closed-request.operator.store.ts";
import { endRequest } from "../requests/end-request.ts";
import { listContactHolders } from "../requests/invitations.operator.store.ts";
import { queueMissingMails } from "../requests/tell-contact-holders.ts";

/**
 * Lets a request run whose address is confirmed, closes one, or withdraws it for the buyer; withdrawn again, it queues the
 * mails that are missing. Throws not_found, and stale_version where the buyer has withdrawn it meanwhile or has not
 * confirmed the address.
 */
export async function changeClosedRequest(
  ctx: Context,
  {
    requestId,
    state,
  }: { readonly requestId: string; readonly state: "running" | "closed" | "withdrawn" },
): Promise<{ done: true }> {
  await asAdmin(
    ctx,
    "changeClosedRequest",
    async (t) => {
      const request = await lockRequest(t, requestId);
      if (!request) throw new AppError("not_found");
      if (request.state === state) {
        if (state === "withdrawn") await queueMissingMails(t, requestId);
        return;
      }
      if (state === "running") {
        if (request.state !== "confirmed") throw new AppError("stale_version");
        await setState(t, requestId, "running");
      } else {
        if (request.state === "withdrawn") throw new AppError("stale_version");
        await endRequest(t, requestId, { state, by: "operator" });
      }
    },
    { requestId, state },
  );
  return { done: true };
}

/**
 * Deletes a request with its links, answers and contacts, when a buyer wants that (Art. 17 GDPR). Throws not_found.
 *
 * Throws stale_version while an agency holds the buyer's contact, or has not had our mail that asks it to delete the contact
 * (Art. 19 GDPR). This call then queues that mail where none waits, because the first one may have failed.
 */
export async function deleteClosedRequest(
  ctx: Context,
  requestId: string,
): Promise<{ done: true }> {
  const holders = await asAdmin(
    ctx,
    "deleteClosedRequest",
    async (t) => {
      if (!(await lockRequest(t, requestId))) throw new AppError("not_found");
      await queueMissingMails(t, requestId);
      const contactHolders = await listContactHolders(t, requestId);
      if (contactHolders.length === 0) await removeRequest(t, requestId);
      return contactHolders;
    },
    { requestId },
  );
  if (holders.length > 0) throw new AppError("stale_version");
  return { done: true };
}
