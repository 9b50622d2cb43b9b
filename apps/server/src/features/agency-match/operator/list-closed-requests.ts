import type { ClosedRequest } from "@tc/contract";
import type { Context } from "../../../platform/context.ts";
import { asAdmin } from "../../admin/index.ts";
import { findContact, findRequest, toSnapshot } from "../requests/closed-request.operator.store.ts";
import { countStates } from "../requests/invitations.operator.store.ts";
import { listUntoldAgencies } from "../requests/tell-contact-holders.ts";
import { listRequestIds } from "./closed-requests.operator.store.ts";

const pageSize = 20;
const none = { asked: 0, accepted: 0, declined: 0, exchanged: 0, ended: 0 };

/** A page of requests with how many agencies said what. */
export function listClosedRequests(
  ctx: Context,
  { cursor }: { readonly cursor?: string | undefined },
): Promise<{ requests: ClosedRequest[]; nextCursor?: string }> {
  return asAdmin(ctx, "listClosedRequests", async (t) => {
    const ids = await listRequestIds(t, { cursor, limit: pageSize + 1 });
    const page = ids.slice(0, pageSize);
    const counts = await countStates(t, page);
    const requests: ClosedRequest[] = [];
    for (const id of page) {
      const row = await findRequest(t, id);
      const contact = await findContact(t, id);
      if (!row) continue;
      requests.push({
        id,
        origin: row.origin,
        state: row.state,
        isSuspected: row.is_suspected,
        isConfirmationWithheld:
          row.state === "received" && !row.is_confirmation_wanted && row.answers_until > t.now(),
        request: toSnapshot(row),
        answersUntil: row.answers_until.toISOString(),
        agenciesSought: row.agencies_sought,
        createdAt: row.created_at.toISOString(),
        ...(row.address_confirmed_at && {
          addressConfirmedAt: row.address_confirmed_at.toISOString(),
        }),
        ...(row.started_at && { startedAt: row.started_at.toISOString() }),
        ...(row.ended_at && { endedAt: row.ended_at.toISOString() }),
        ...(contact && { contact }),
        counts: counts.get(id) ?? none,
        untold: row.state === "withdrawn" ? (await listUntoldAgencies(t, id)).length : 0,
      });
    }
    const last = page.at(-1);
    return { requests, ...(ids.length > pageSize && last && { nextCursor: last }) };
  });
}
