import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { endRequest } from "../requests/end-request.ts";
import {
  deleteOldRequests,
  listForgottenRequests,
} from "./sweep-closed-requests.operator.store.ts";

/** Closes what nobody closed, and deletes what was kept long enough, with every contact and answer. */
export async function sweepClosedRequests(ctx: Context): Promise<void> {
  const { closed, requests } = await asOperator(ctx, async (t) => {
    const forgotten = await listForgottenRequests(t);
    for (const id of forgotten) await endRequest(t, id, { state: "closed", by: "operator" });
    return { closed: forgotten.length, requests: await deleteOldRequests(t) };
  });
  if (closed + requests > 0) ctx.log.info({ closed, requests }, "closed requests swept");
}
