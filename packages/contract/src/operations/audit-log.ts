import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const listAuditLog = endpoint({
  method: "GET",
  path: "/api/admin/audit",
  access: "admin",
  summary: "Protokoll aller Agenturen und Admins, neueste zuerst",
  query: z.object({
    /** Without one, the admins' own calls are left out: each look at a list is one. */
    kind: z.string().max(100).optional(),
    agency: z.uuid().optional(),
    /** Up to the end of this day in Berlin */
    until: z.iso.date().optional(),
    cursor: z.uuid().optional(),
  }),
  response: z.object({
    kinds: z.array(z.string()),
    /** The one that is filtered by; absent where it is gone */
    agencyName: z.string().optional(),
    events: z.array(
      z.object({
        id: z.uuid(),
        at: z.iso.datetime(),
        kind: z.string(),
        agency: z.object({ id: z.uuid(), name: z.string() }).optional(),
        /** Absent where nobody was signed in or the account is gone */
        user: z.object({ name: z.string(), email: z.string() }).optional(),
        ip: z.string().optional(),
        /** Never an address, a name or a secret */
        details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      }),
    ),
    nextCursor: z.uuid().optional(),
  }),
});
