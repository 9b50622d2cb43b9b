import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import { writeMatchesSeen } from "./dashboard.store.ts";

/** The member has seen the new matches up to this moment; nobody has seen what is yet to come. */
export async function seeNewMatches(
  ctx: Context,
  { upTo }: { readonly upTo: string },
): Promise<{ done: true }> {
  const seenAt = new Date(Math.min(Date.parse(upTo), ctx.now().getTime()));
  await inAgency(ctx, requireMembership(ctx).agencyId, (t) =>
    writeMatchesSeen(t, requireUserId(ctx), seenAt),
  );
  return { done: true };
}
