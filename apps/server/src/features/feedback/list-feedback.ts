import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import { listOwnFeedback } from "./feedback.store.ts";
import { toFeedback } from "./to-feedback.ts";
import type { Feedback } from "./to-feedback.ts";

const shown = 50;

/** What the caller wrote; a colleague's is a colleague's. */
export async function listFeedback(ctx: Context): Promise<{ feedback: Feedback[] }> {
  const { agencyId } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  const rows = await inAgency(ctx, agencyId, (t) => listOwnFeedback(t, userId, shown));
  return { feedback: rows.map(toFeedback) };
}
