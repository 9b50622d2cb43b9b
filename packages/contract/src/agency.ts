import { features, memberRoles, tiers } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { done, fileBytes, password } from "./fields.ts";

/** What the signed-in member may use; the interface explains locks with it, the server decides by itself. */
export const getAgency = endpoint({
  method: "GET",
  path: "/api/agency",
  access: "agency",
  summary: "Die eigene Agentur mit Tarif und Rechten",
  response: z.object({
    id: z.uuid(),
    name: z.string(),
    role: z.enum(memberRoles),
    tier: z.enum(tiers).nullable(),
    tierName: z.string(),
    features: z.array(z.enum(features)),
    seats: z.int(),
    tenderChecksPerMonth: z.int(),
    volumeCapCents: z.int().nullable(),
    /** Until then the start page shows what fits; absent once a tender was marked. */
    firstScreenUntil: z.iso.datetime().optional(),
    /** Set while a deletion waits for the end of its grace period. */
    deletionDueAt: z.iso.datetime().optional(),
    /** When announced terms or sub-processors hold that nobody has answered yet; of several the first. */
    changesAt: z.iso.datetime().optional(),
  }),
});

export const requestExport = endpoint({
  method: "POST",
  path: "/api/agency/export",
  access: "owner",
  summary: "Alle Daten der Agentur als ZIP: JSON-Dateien und hochgeladene Unterlagen",
  givesFile: true,
  body: z.object({ currentPassword: password }),
  response: fileBytes,
});

export const requestDeletion = endpoint({
  method: "POST",
  path: "/api/agency/deletion",
  access: "owner",
  summary: "Die Agentur löschen; bis zum Ende der Frist lässt es sich zurücknehmen",
  body: z.object({ currentPassword: password, agencyName: z.string() }),
  response: z.object({ deletionDueAt: z.iso.datetime() }),
});

export const cancelDeletion = endpoint({
  method: "DELETE",
  path: "/api/agency/deletion",
  access: "owner",
  summary: "Die Löschung zurücknehmen",
  response: done,
});

export const listAuditEvents = endpoint({
  method: "GET",
  path: "/api/agency/audit",
  access: "owner",
  summary: "Die letzten sicherheitsrelevanten Ereignisse der Agentur",
  response: z.object({
    events: z.array(
      z.object({
        id: z.string(),
        at: z.iso.datetime(),
        kind: z.string(),
        userName: z.string().optional(),
        ip: z.string().optional(),
      }),
    ),
  }),
});
