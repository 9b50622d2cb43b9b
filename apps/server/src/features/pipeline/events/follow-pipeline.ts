import { randomUUID } from "node:crypto";
import { canUse } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import type { EventsAnswer } from "../../../platform/http/http-answer.ts";
import { findSignedIn } from "../../../platform/tenancy/access.ts";
import { requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import type { EventHub } from "./event-hub.ts";

/** Opens a stream of what happens in the agency's pipeline. It ends with the reader's session, membership or plan. */
export function followPipeline(
  ctx: Context,
  hub: EventHub,
  query: { readonly since?: number | undefined; readonly seconds: number },
): Promise<EventsAnswer> {
  const { agencyId } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  const sessionId = ctx.actor.kind === "user" ? ctx.actor.session.id : "";
  const isLetIn = async () => {
    // An open stream is no use of a session: it would keep a forgotten tab signed in.
    const signedIn = await findSignedIn(ctx, { isUse: false });
    return (
      signedIn?.membership?.agencyId === agencyId && canUse(signedIn.membership.tier, "pipeline")
    );
  };
  return hub.open(ctx, { streamId: randomUUID(), agencyId, userId, sessionId, isLetIn }, query);
}
