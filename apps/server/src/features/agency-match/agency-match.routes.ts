import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import type { Judges } from "../assessment/index.ts";
import { answerMatchInvitation } from "./invitations/answer-match-invitation.ts";
import { listMatchInvitations } from "./invitations/list-match-invitations.ts";
import { withdrawFromMatch } from "./invitations/withdraw-from-match.ts";
import { listInvitingBuyers } from "./inviting/list-inviting-buyers.ts";
import { changeClosedRequest, deleteClosedRequest } from "./operator/change-closed-request.ts";
import { inviteAgencies } from "./operator/invite-agencies.ts";
import { listClosedRequests } from "./operator/list-closed-requests.ts";
import { rankAgencies } from "./operator/rank-agencies.ts";
import { sendMissingMails } from "./operator/send-missing-mails.ts";
import { sendRequestConfirmation } from "./operator/send-request-confirmation.ts";
import {
  answerMatch,
  confirmClosedRequest,
  openClosedRequest,
  withdrawClosedRequest,
} from "./requests/buyer-link.ts";
import {
  createClosedRequestForBuyer,
  receiveClosedRequest,
} from "./requests/receive-closed-request.ts";

export function agencyMatchRoutes(judges: Pick<Judges, "fits">): BoundEndpoint[] {
  return [
    bind(contract.sendClosedRequest, (ctx, { body }) => receiveClosedRequest(ctx, body)),
    bind(contract.openClosedRequest, (ctx, { body }) => openClosedRequest(ctx, body)),
    bind(contract.confirmClosedRequest, (ctx, { body }) => confirmClosedRequest(ctx, body)),
    bind(contract.answerMatch, (ctx, { body }) => answerMatch(ctx, body)),
    bind(contract.withdrawClosedRequest, (ctx, { body }) => withdrawClosedRequest(ctx, body)),
    bind(contract.listMatchInvitations, (ctx) => listMatchInvitations(ctx)),
    bind(contract.answerMatchInvitation, (ctx, { params, body }) =>
      answerMatchInvitation(ctx, { ...params, ...body }),
    ),
    bind(contract.withdrawFromMatch, (ctx, { params }) => withdrawFromMatch(ctx, params)),
    bind(contract.listInvitingBuyers, (ctx, { query }) => listInvitingBuyers(ctx, query)),
    bind(contract.listClosedRequests, (ctx, { query }) => listClosedRequests(ctx, query)),
    bind(contract.createClosedRequest, (ctx, { body }) => createClosedRequestForBuyer(ctx, body)),
    bind(contract.sendRequestConfirmation, (ctx, { params }) =>
      sendRequestConfirmation(ctx, params.id),
    ),
    bind(contract.changeClosedRequest, (ctx, { params, body }) =>
      changeClosedRequest(ctx, { requestId: params.id, ...body }),
    ),
    bind(contract.sendMissingMails, (ctx, { params }) => sendMissingMails(ctx, params.id)),
    bind(contract.deleteClosedRequest, (ctx, { params }) => deleteClosedRequest(ctx, params.id)),
    bind(contract.rankAgencies, (ctx, { params }) => rankAgencies(ctx, judges, params.id)),
    bind(contract.inviteAgencies, (ctx, { params, body }) =>
      inviteAgencies(ctx, judges, { requestId: params.id, ...body }),
    ),
  ];
}
