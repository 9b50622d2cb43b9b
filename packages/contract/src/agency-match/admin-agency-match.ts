import {
  closedRequestLimits as limits,
  closedRequestStates,
  matchParties,
  matchStates,
} from "@tc/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { done } from "../fields.ts";
import {
  isValueRange,
  matchFit,
  requestSnapshot,
  storedContact,
  typedRequest,
  valueRangeProblem,
} from "./closed-request-fields.ts";

const moment = z.iso.datetime();
const ofRequest = z.object({ id: z.uuid() });

/** A request as the operator sees it, with how many agencies said what. */
const closedRequest = z.object({
  id: z.uuid(),
  origin: z.enum(["form", "operator"]),
  state: z.enum(closedRequestStates),
  isSuspected: z.boolean(),
  /** The mail that asks for confirmation was held back: by the limits, or as a robot is suspected. */
  isConfirmationWithheld: z.boolean(),
  request: requestSnapshot,
  answersUntil: moment,
  agenciesSought: z.int(),
  createdAt: moment,
  addressConfirmedAt: moment.optional(),
  startedAt: moment.optional(),
  endedAt: moment.optional(),
  /** Absent once the request is over: it is deleted then */
  contact: storedContact.optional(),
  counts: z.object({
    asked: z.int(),
    accepted: z.int(),
    declined: z.int(),
    exchanged: z.int(),
    ended: z.int(),
  }),
  /** After a withdrawal: agencies that had the buyer's contact and whose mail to delete it is neither sent nor queued */
  untold: z.int(),
});
export type ClosedRequest = z.output<typeof closedRequest>;

export const listClosedRequests = endpoint({
  method: "GET",
  path: "/api/admin/closed-requests",
  access: "admin",
  summary: "Nicht öffentliche Anfragen, neueste zuerst",
  query: z.object({ cursor: z.uuid().optional() }),
  response: z.object({ requests: z.array(closedRequest), nextCursor: z.uuid().optional() }),
});

export const createClosedRequest = endpoint({
  method: "POST",
  path: "/api/admin/closed-requests",
  access: "admin",
  summary: "Eine nicht öffentliche Anfrage für einen Auftraggeber erfassen",
  body: z.object(typedRequest).refine(isValueRange, valueRangeProblem),
  response: z.object({ id: z.uuid() }),
});

/** Refused as rate_limited while the inbox has had its mails of the day. */
export const sendRequestConfirmation = endpoint({
  method: "POST",
  path: "/api/admin/closed-requests/:id/confirmation",
  access: "admin",
  summary: "Die zurückgehaltene Mail zur Bestätigung einer Anfrage senden",
  params: ofRequest,
  response: done,
});

export const changeClosedRequest = endpoint({
  method: "PATCH",
  path: "/api/admin/closed-requests/:id",
  access: "admin",
  summary:
    "Eine bestätigte Anfrage freigeben, eine laufende schließen oder für den Auftraggeber zurückziehen",
  params: ofRequest,
  body: z.object({ state: z.enum(["running", "closed", "withdrawn"]) }),
  response: done,
});

/** Mails that wait are not queued again. Refused as stale_version before a withdrawal. */
export const sendMissingMails = endpoint({
  method: "POST",
  path: "/api/admin/closed-requests/:id/missing-mails",
  access: "admin",
  summary:
    "Agenturen, die noch nicht von der Zurückziehung wissen, um das Löschen des Kontakts bitten (Art. 19 DSGVO)",
  params: ofRequest,
  response: z.object({ queued: z.int() }),
});

/** Refused as stale_version until every agency that holds the buyer's contact was told to delete it (Art. 19 DSGVO). */
export const deleteClosedRequest = endpoint({
  method: "DELETE",
  path: "/api/admin/closed-requests/:id",
  access: "admin",
  summary: "Eine Anfrage mit allem, was zu ihr gehört, löschen (Art. 17 DSGVO)",
  params: ofRequest,
  response: done,
});

export const rankAgencies = endpoint({
  method: "GET",
  path: "/api/admin/closed-requests/:id/agencies",
  access: "admin",
  summary: "Agenturen, die zu einer Anfrage passen, beste zuerst",
  params: ofRequest,
  response: z.object({
    /** At most 50 of `counts.eligible`, and every one that was asked */
    agencies: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        fit: matchFit,
        /** Absent: not asked yet. An agency that declined stays `declined` after the request's end. */
        state: z.enum(matchStates).optional(),
        /** Of `ended` only */
        endedBy: z.enum(matchParties).optional(),
      }),
    ),
    counts: z.object({
      /** With a plan that has AgencyMatch and a finished profile */
      withPlan: z.int(),
      /** None of the sectors asked for is among theirs. */
      otherSectors: z.int(),
      /** Their plan ends below the value asked for. */
      aboveCap: z.int(),
      /** A hard criterion is not met. */
      failed: z.int(),
      eligible: z.int(),
    }),
    /** Without trained models nothing can be ranked. */
    isReady: z.boolean(),
  }),
});
export type RankedAgencies = z.output<typeof rankAgencies.response>;

export const inviteAgencies = endpoint({
  method: "POST",
  path: "/api/admin/closed-requests/:id/invitations",
  access: "admin",
  summary: "Agenturen zu einer laufenden Anfrage fragen",
  params: ofRequest,
  body: z.object({ agencyIds: z.array(z.uuid()).min(1).max(limits.askedMax) }),
  response: z.object({ asked: z.int() }),
});
