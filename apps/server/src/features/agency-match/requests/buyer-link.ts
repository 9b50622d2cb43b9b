import type { BuyersRequest } from "@tc/contract";
import { AppError, closedRequestLimits, holdsContact } from "@tc/domain";
import type { Context, Transaction } from "../../../platform/context.ts";
import { networkOf } from "../../../platform/http/network-of.ts";
import { countTry } from "../../../platform/http/rate-limit.ts";
import { addDays, berlinDay } from "../../../platform/memory/berlin-day.ts";
import { audit } from "../../../platform/tenancy/audit.ts";
import { hashLinkToken } from "../../../platform/tenancy/link-token.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { linkLimit } from "../agency-match.limits.ts";
import { mailOperatorJob, tellAgencyJob, tellBuyerJob } from "../job-definitions.ts";
import * as store from "./closed-request.operator.store.ts";
import type { RequestRow } from "./closed-request.operator.store.ts";
import { endRequest } from "./end-request.ts";
import { declineAnswer, exchange, listInterested } from "./invitations.operator.store.ts";

/**
 * What a buyer does behind the link of a mail. Each throws link_invalid where there is no such request any more, and says so
 * where it was withdrawn.
 */
async function behindLink<Result>(
  ctx: Context,
  token: string,
  work: (t: Transaction, request: RequestRow) => Promise<Result>,
): Promise<Result> {
  await countTry(ctx, linkLimit, networkOf(ctx.client?.ip ?? ""));
  return asOperator(ctx, async (t) => {
    const request = await store.lockLinkedRequest(t, hashLinkToken(token));
    if (!request) throw new AppError("link_invalid");
    const { state } = request;
    if (state === "withdrawn") throw new AppError("link_invalid", { state });
    return work(t, request);
  });
}

export function openClosedRequest(
  ctx: Context,
  { token }: { readonly token: string },
): Promise<BuyersRequest> {
  return behindLink(ctx, token, view);
}

/** Done again, it changes nothing. */
export function confirmClosedRequest(
  ctx: Context,
  { token }: { readonly token: string },
): Promise<BuyersRequest> {
  return behindLink(ctx, token, async (t, request) => {
    if (request.state === "received") {
      if (request.answers_until <= t.now()) throw new AppError("stale_version");
      await store.setState(t, request.id, "confirmed");
      await t.enqueue(mailOperatorJob, { requestId: request.id });
    }
    return current(t, request.id);
  });
}

interface Answer {
  readonly token: string;
  readonly invitationId: string;
  readonly answer: "exchange" | "decline";
}

/**
 * Exchanges contacts with an agency that agreed, or declines it. A repeated answer changes nothing. Throws stale_version
 * where the agency has taken its consent back, and not_found for an agency that never agreed.
 */
export function answerMatch(
  ctx: Context,
  { token, invitationId, answer }: Answer,
): Promise<BuyersRequest> {
  return behindLink(ctx, token, async (t, request) => {
    const requestId = request.id;
    const interested = await listInterested(t, requestId);
    const match = interested.find(({ id }) => id === invitationId);
    if (!match) throw new AppError("not_found");
    if (match.state === "exchanged") {
      // Only a withdrawal ends what was exchanged.
      if (answer === "decline") throw new AppError("stale_version");
      return current(t, requestId);
    }
    if (request.state !== "running") throw new AppError("stale_version");
    if (answer === "decline") await declineAgency(t, requestId, invitationId);
    else await exchangeWith(t, request, invitationId);
    return current(t, requestId);
  });
}

async function declineAgency(t: Transaction, requestId: string, invitationId: string) {
  const agencyId = await declineAnswer(t, { requestId, invitationId });
  if (agencyId === undefined) throw new AppError("stale_version");
  await audit(t, { kind: "match_ended", agencyId, details: { by: "buyer" } });
  await t.enqueue(tellAgencyJob, { requestId, agencyId, invitationId, news: "ended" });
}

async function exchangeWith(t: Transaction, request: RequestRow, invitationId: string) {
  const requestId = request.id;
  const contact = await store.findContact(t, requestId);
  const agencyId = contact && (await exchange(t, { requestId, invitationId, contact }));
  if (agencyId === undefined) throw new AppError("stale_version");
  await audit(t, { kind: "match_exchanged", agencyId });
  const match = { requestId, agencyId, invitationId, news: "exchanged" } as const;
  await t.enqueue(tellAgencyJob, match);
  await t.enqueue(tellBuyerJob, match);
  const interested = await listInterested(t, requestId);
  const exchanged = interested.filter(({ state }) => state === "exchanged");
  if (exchanged.length >= request.agencies_sought) {
    await endRequest(t, requestId, { state: "closed", by: "buyer" });
  }
}

/** Ends the request and deletes every contact of it, the buyer's and those of agencies. Also after it was closed. */
export function withdrawClosedRequest(
  ctx: Context,
  { token }: { readonly token: string },
): Promise<{ done: true }> {
  return behindLink(ctx, token, async (t, { id }) => {
    await endRequest(t, id, { state: "withdrawn", by: "buyer" });
    return { done: true };
  });
}

async function current(t: Transaction, requestId: string): Promise<BuyersRequest> {
  const request = await store.findRequest(t, requestId);
  if (!request) throw new AppError("link_invalid");
  return view(t, request);
}

/** Never who was asked or declined, and of those who agreed the contact only once both did. */
async function view(t: Transaction, request: RequestRow): Promise<BuyersRequest> {
  const contact = await store.findContact(t, request.id);
  const interested = await listInterested(t, request.id);
  return {
    request: store.toSnapshot(request),
    state: request.state,
    answersUntil: request.answers_until.toISOString(),
    isLate: request.answers_until <= t.now(),
    decisionOn: addDays(berlinDay(request.answers_until), closedRequestLimits.decisionDays),
    agenciesSought: request.agencies_sought,
    ...(contact && { contact }),
    matches: interested.flatMap(({ id, state, shared_contact, message, fit, agencyName }) =>
      (state === "accepted" || state === "exchanged") && shared_contact
        ? {
            id,
            state,
            ...(message !== null && { message }),
            fitScore: fit.score,
            ...(state === "exchanged"
              ? { agencyName: shared_contact.organisation, contact: shared_contact }
              : !holdsContact(agencyName) && { agencyName }),
          }
        : [],
    ),
  };
}
