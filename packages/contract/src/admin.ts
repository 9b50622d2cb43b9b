import {
  accountLimits,
  billingPeriods,
  memberRoles,
  paidTiers,
  subscriptionStatuses,
  tiers,
} from "@tc/domain";
import { z } from "zod";
import { tenderQuote } from "./assessment/document-place.ts";
import { endpoint } from "./endpoint.ts";
import { done } from "./fields.ts";
import { sourceStatus } from "./sources.ts";
import { reportableSections } from "./summaries.ts";

/** Sent with every admin call beside the session's cookie. */
export const adminTokenHeader = "x-admin-token";

export const listAgencies = endpoint({
  method: "GET",
  path: "/api/admin/agencies",
  access: "admin",
  summary: "Agenturen mit Tarif und Nutzern",
  query: z.object({
    q: z.string().max(accountLimits.adminQueryMax).optional(),
    cursor: z.uuid().optional(),
  }),
  response: z.object({
    agencies: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        tier: z.enum(tiers).nullable(),
        /** Set by an admin; counts before what was bought. */
        grantedTier: z.enum(tiers).optional(),
        /** What the agency bought last, running or not. */
        bought: z
          .object({
            tier: z.enum(paidTiers),
            period: z.enum(billingPeriods),
            status: z.enum(subscriptionStatuses),
            endsAt: z.iso.datetime().optional(),
            unpaidSince: z.iso.datetime().optional(),
          })
          .optional(),
        createdAt: z.iso.datetime(),
        deletionDueAt: z.iso.datetime().optional(),
        usage: z.object({
          /** TenderChecks of the month in Berlin */
          checksThisMonth: z.int(),
          /** Uploaded documents and proofs */
          storedBytes: z.int(),
          /** A member's last call; absent where none has signed in */
          lastUsedAt: z.iso.datetime().optional(),
        }),
        users: z.array(
          z.object({
            userId: z.uuid(),
            name: z.string(),
            email: z.string(),
            role: z.enum(memberRoles),
            isActive: z.boolean(),
          }),
        ),
      }),
    ),
    total: z.int(),
    nextCursor: z.uuid().optional(),
  }),
});

export const setTier = endpoint({
  method: "PUT",
  path: "/api/admin/agencies/:id/tier",
  access: "admin",
  summary: "Den Tarif einer Agentur setzen",
  params: z.object({ id: z.uuid() }),
  body: z.object({ tier: z.enum(tiers).nullable() }),
  response: done,
});

export const listSupportAlerts = endpoint({
  method: "GET",
  path: "/api/admin/support-alerts",
  access: "admin",
  summary: "Meldungen an den Support: offene mit bevorzugtem Support zuerst, dann die neuesten",
  query: z.object({ cursor: z.uuid().optional() }),
  response: z.object({
    alerts: z.array(
      z.object({
        id: z.uuid(),
        at: z.iso.datetime(),
        agencyId: z.uuid().optional(),
        agencyName: z.string().optional(),
        /** The agency's plan now */
        tier: z.enum(tiers).optional(),
        userId: z.uuid(),
        payload: z.record(z.string(), z.unknown()),
        handledAt: z.iso.datetime().optional(),
      }),
    ),
    nextCursor: z.uuid().optional(),
  }),
});

export const markAlertHandled = endpoint({
  method: "POST",
  path: "/api/admin/support-alerts/:id/handled",
  access: "admin",
  summary: "Eine Meldung als erledigt kennzeichnen",
  params: z.object({ id: z.uuid() }),
  response: done,
});

export const listStatementReports = endpoint({
  method: "GET",
  path: "/api/admin/statement-reports",
  access: "admin",
  summary: "Aussagen, die nach Meldung einer Agentur nicht stimmen, neueste zuerst",
  query: z.object({ cursor: z.uuid().optional() }),
  response: z.object({
    reports: z.array(
      z.object({
        id: z.uuid(),
        at: z.iso.datetime(),
        agency: z.object({ id: z.uuid(), name: z.string() }),
        tender: z.object({ slug: z.string(), title: z.string() }),
        section: z.enum(reportableSections),
        /** Names the statement on the agency's own screen. */
        key: z.string(),
        /** Absent where an agency's own document says it: the operator does not read those. */
        words: z.object({ text: z.string(), quotes: z.array(tenderQuote) }).optional(),
        /** What the agency wrote to the operator */
        comment: z.string().optional(),
        /** The language model that named it; absent: rules did */
        model: z.string().optional(),
        doneAt: z.iso.datetime().optional(),
        /** The admin's name; absent where the account is gone */
        doneBy: z.string().optional(),
      }),
    ),
    nextCursor: z.uuid().optional(),
  }),
});

export const markReportDone = endpoint({
  method: "POST",
  path: "/api/admin/statement-reports/:id/done",
  access: "admin",
  summary: "Eine gemeldete Aussage als erledigt kennzeichnen",
  params: z.object({ id: z.uuid() }),
  response: done,
});

/** A worker does it; the sources' states show how far it is. Refused while one runs. */
export const requestScreening = endpoint({
  method: "POST",
  path: "/api/admin/screening",
  access: "admin",
  summary: "Alle Quellen jetzt abrufen",
  response: z.object({ requestedAt: z.iso.datetime() }),
});

export const listSourcesForAdmin = endpoint({
  method: "GET",
  path: "/api/admin/sources",
  access: "admin",
  summary: "Quellen mit letztem Lauf und Verzug",
  response: z.object({
    lagGoalMinutes: z.int(),
    sources: z.array(
      sourceStatus.extend({
        /** Since the first missing day should have been read; 0: nothing is late */
        lagMinutes: z.int().optional(),
      }),
    ),
  }),
});
