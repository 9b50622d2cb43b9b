import type { MatchInvitation } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { audit } from "../../../platform/tenancy/audit.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { tellBuyerOfWithdrawalJob } from "../job-definitions.ts";
import * as store from "./match-invitation.store.ts";
import { toMatchInvitation } from "./to-match-invitation.ts";

/** Takes the agency's consent back for good, also after the exchange and without a plan. Done again, it changes nothing. */
export function withdrawFromMatch(
  ctx: Context,
  { id }: { readonly id: string },
): Promise<MatchInvitation> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const invitation = await store.lockInvitation(t, id);
    if (!invitation) throw new AppError("not_found");
    if (invitation.state !== "ended") {
      await store.endInvitation(t, id);
      await audit(t, { kind: "match_ended", agencyId, details: { by: "agency" } });
      // Whoever never agreed is not made known by leaving.
      if (invitation.state === "exchanged") {
        const { request_id: requestId } = invitation;
        const match = { requestId, agencyId, invitationId: id };
        await t.enqueue(tellBuyerOfWithdrawalJob, { ...match, news: "ended" });
      }
    }
    return toMatchInvitation((await store.lockInvitation(t, id)) ?? invitation, undefined, t.now());
  });
}
