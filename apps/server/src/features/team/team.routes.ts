import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { acceptInvitation, previewInvitation } from "./invitations/accept-invitation.ts";
import { listActivity } from "./activity/list-activity.ts";
import { deactivateMember, reactivateMember } from "./deactivate-member.ts";
import { getTeam } from "./get-team.ts";
import { inviteMember } from "./invitations/invite-member.ts";
import { resendInvitation } from "./invitations/resend-invitation.ts";
import { revokeInvitation } from "./invitations/revoke-invitation.ts";
import { transferOwnership } from "./ownership/transfer-ownership.ts";

export function teamRoutes(): BoundEndpoint[] {
  return [
    bind(contract.getTeam, getTeam),
    bind(contract.listTeamActivity, (ctx, { query }) => listActivity(ctx, query)),
    bind(contract.inviteMember, (ctx, { body }) => inviteMember(ctx, body)),
    bind(contract.resendInvitation, (ctx, { params }) => resendInvitation(ctx, params)),
    bind(contract.revokeInvitation, (ctx, { params }) => revokeInvitation(ctx, params)),
    bind(contract.deactivateMember, (ctx, { params }) => deactivateMember(ctx, params)),
    bind(contract.reactivateMember, (ctx, { params }) => reactivateMember(ctx, params)),
    bind(contract.transferOwnership, (ctx, { params, body }) =>
      transferOwnership(ctx, { ...params, ...body }),
    ),
    bind(contract.previewInvitation, (ctx, { body }) => previewInvitation(ctx, body)),
    bind(contract.acceptInvitation, (ctx, { body }) => acceptInvitation(ctx, body)),
  ];
}
