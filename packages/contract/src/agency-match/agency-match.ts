import {
  closedRequestLimits as limits,
  closedRequestStates,
  declineReasons,
  matchParties,
  matchStates,
} from "@tc/domain";
import type { DeclineReason } from "@tc/domain";
import { z } from "zod";
import { score } from "../assessment/assessment-row.ts";
import { endpoint } from "../endpoint.ts";
import { done, lines, linkToken } from "../fields.ts";
import {
  contact,
  contactInText,
  hasNoContact,
  isValueRange,
  matchFit,
  requestSnapshot,
  storedContact,
  typedRequest,
  valueRangeProblem,
} from "./closed-request-fields.ts";

const moment = z.iso.datetime();
const declineReason = z.enum(Object.keys(declineReasons) as [DeclineReason, ...DeclineReason[]]);
const maxBodyBytes = 64 * 1024;
const agreed = z.literal(true);

/** What a buyer agrees to; asked of whoever confirms too, as the operator may have typed the request. */
const consents = {
  /** That the contact goes to agencies with which both sides agree */
  agreesToExchange: agreed,
  /** That no law demands a public call for it */
  isLawful: agreed,
};

export const sendClosedRequest = endpoint({
  method: "POST",
  path: "/api/closed-requests",
  access: "public",
  maxBodyBytes,
  summary: "Als Auftraggeber eine nicht öffentliche Anfrage an Agenturen richten",
  body: z
    .object({
      ...typedRequest,
      ...consents,
      /** Nobody sees this field; what fills it in is suspected to be a robot. */
      extra: z.string().optional(),
    })
    .refine(isValueRange, valueRangeProblem),
  response: z.object({ ok: z.literal(true) }),
});

const withToken = z.object({ token: linkToken });

/** What the buyer sees behind the link of a mail: never who was asked or declined, only who wants to. */
const buyersRequest = z.object({
  /** What agencies read */
  request: requestSnapshot,
  state: z.enum(closedRequestStates),
  answersUntil: moment,
  /** Whether agencies can answer no more, by the server's clock */
  isLate: z.boolean(),
  /** The last day to agree to an exchange */
  decisionOn: z.iso.date(),
  agenciesSought: z.int(),
  contact: storedContact.optional(),
  matches: z.array(
    z.object({
      id: z.uuid(),
      state: z.enum(["accepted", "exchanged"]),
      /** Absent before the exchange where it holds a contact */
      agencyName: z.string().optional(),
      message: z.string().optional(),
      fitScore: score,
      /** From both consents on */
      contact: storedContact.optional(),
    }),
  ),
});
export type BuyersRequest = z.output<typeof buyersRequest>;

export const openClosedRequest = endpoint({
  method: "POST",
  path: "/api/closed-requests/open",
  access: "public",
  summary: "Die eigene Anfrage über den Link einer Mail ansehen",
  body: withToken,
  response: buyersRequest,
});

export const confirmClosedRequest = endpoint({
  method: "POST",
  path: "/api/closed-requests/confirm",
  access: "public",
  summary: "Die eigene Anfrage und die Adresse dazu bestätigen",
  body: withToken.extend(consents),
  response: buyersRequest,
});

export const answerMatch = endpoint({
  method: "POST",
  path: "/api/closed-requests/answer",
  access: "public",
  summary: "Als Auftraggeber dem Austausch mit einer Agentur zustimmen oder ihn ablehnen",
  body: z.object({
    token: linkToken,
    invitationId: z.uuid(),
    answer: z.enum(["exchange", "decline"]),
  }),
  response: buyersRequest,
});

export const withdrawClosedRequest = endpoint({
  method: "POST",
  path: "/api/closed-requests/withdraw",
  access: "public",
  summary: "Die eigene Anfrage zurückziehen; Kontaktdaten werden gelöscht",
  body: withToken,
  response: done,
});

export const matchInvitation = z.object({
  id: z.uuid(),
  state: z.enum(matchStates),
  endedBy: z.enum(matchParties).optional(),
  request: requestSnapshot,
  answersUntil: moment,
  /** Whether the agency may still answer or take its answer back */
  isOpen: z.boolean(),
  fit: matchFit,
  askedAt: moment,
  answeredAt: moment.optional(),
  declineReason: declineReason.optional(),
  /** What the agency agreed to show */
  sharedContact: storedContact.optional(),
  message: z.string().optional(),
  /** The buyer's, from both consents on */
  contact: storedContact.optional(),
});
export type MatchInvitation = z.output<typeof matchInvitation>;

/** Without the plan only invitations with a consent that can be taken back, and none of them open. */
export const listMatchInvitations = endpoint({
  method: "GET",
  path: "/api/match-invitations",
  access: "agency",
  summary: "AgencyMatch: Anfragen an die eigene Agentur",
  response: z.object({
    /** The newest first, at most 100 */
    invitations: z.array(matchInvitation),
    /** To fill in what is shown on acceptance */
    ownContact: z.object({ organisation: z.string(), name: z.string(), email: z.string() }),
  }),
});

export const answerMatchInvitation = endpoint({
  method: "POST",
  path: "/api/match-invitations/:id/answer",
  access: "agency",
  feature: "agencyMatch",
  summary: "AgencyMatch: eine Anfrage annehmen, ablehnen oder die Antwort zurücknehmen",
  params: z.object({ id: z.uuid() }),
  body: z.discriminatedUnion("answer", [
    z.object({
      answer: z.literal("accept"),
      contact: z.object(contact),
      message: lines(limits.messageMax).refine(hasNoContact, contactInText).optional(),
    }),
    z.object({
      answer: z.literal("decline"),
      reason: declineReason,
    }),
    z.object({ answer: z.literal("undo") }),
  ]),
  response: matchInvitation,
});

/** Without a plan too: a consent can always be taken back. */
export const withdrawFromMatch = endpoint({
  method: "POST",
  path: "/api/match-invitations/:id/withdraw",
  access: "agency",
  summary: "AgencyMatch: sich von einer Anfrage zurückziehen; Kontaktdaten werden gelöscht",
  params: z.object({ id: z.uuid() }),
  response: matchInvitation,
});
