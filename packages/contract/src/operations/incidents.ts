import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** What the operator is told of once, until it is over. */
const incidentKinds = ["source_lag", "dead_letters", "backup", "model_spend", "disk"] as const;
export type IncidentKind = (typeof incidentKinds)[number];

export const listIncidents = endpoint({
  method: "GET",
  path: "/api/admin/incidents",
  access: "admin",
  summary: "Störungen: offene zuerst, dann die neuesten",
  query: z.object({ cursor: z.uuid().optional() }),
  response: z.object({
    incidents: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(incidentKinds),
        /** A sentence in German, as of the last check that saw it */
        text: z.string(),
        openedAt: z.iso.datetime(),
        lastSeenAt: z.iso.datetime(),
        endedAt: z.iso.datetime().optional(),
        mailedAt: z.iso.datetime().optional(),
        takenAt: z.iso.datetime().optional(),
        /** The admin's name; absent where the account is gone */
        takenBy: z.string().optional(),
      }),
    ),
    /** When incidents were looked for last; absent before the first time */
    checkedAt: z.iso.datetime().optional(),
    nextCursor: z.uuid().optional(),
  }),
});

export const takeIncident = endpoint({
  method: "POST",
  path: "/api/admin/incidents/take",
  access: "admin",
  summary: "Eine Störung übernehmen oder wieder abgeben",
  body: z.object({ id: z.uuid(), isTaken: z.boolean() }),
  response: z.object({ done: z.literal(true) }),
});
