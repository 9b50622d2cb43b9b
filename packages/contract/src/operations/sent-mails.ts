import { addressStopReasons, mailReasons } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

const state = z.enum(["queued", "sending", "accepted", "refused", "stopped"]);

export const listSentMails = endpoint({
  method: "GET",
  path: "/api/admin/mails",
  access: "admin",
  summary: "Mails aller Agenturen nach Zustand, neueste zuerst; ohne ihren Inhalt",
  query: z.object({ state: state.optional(), cursor: z.uuid().optional() }),
  response: z.object({
    /** Of the last seven days, and whatever waits */
    counts: z.array(z.object({ state, count: z.int() })),
    /** The oldest that waits */
    waitingSince: z.iso.datetime().optional(),
    mails: z.array(
      z.object({
        id: z.uuid(),
        agencyName: z.string(),
        address: z.string(),
        state,
        reason: z.enum(mailReasons).optional(),
        queuedAt: z.iso.datetime(),
        settledAt: z.iso.datetime().optional(),
        /** Tries after which nobody knows whether it went out */
        unanswered: z.int(),
      }),
    ),
    nextCursor: z.uuid().optional(),
  }),
});

export const listStoppedAddresses = endpoint({
  method: "GET",
  path: "/api/admin/stopped-addresses",
  access: "admin",
  summary: "Adressen, an die nichts mehr geht, neueste zuerst",
  query: z.object({ cursor: z.string().max(60).optional() }),
  response: z.object({
    total: z.int(),
    addresses: z.array(
      z.object({
        address: z.string(),
        agencyName: z.string(),
        reason: z.enum(addressStopReasons),
        stoppedAt: z.iso.datetime(),
      }),
    ),
    nextCursor: z.string().optional(),
  }),
});
