import { incidentLimits } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { done, line, lines } from "./fields.ts";

const instant = z.iso.datetime();
const params = z.object({ id: z.uuid() });

const words = z.object({
  title: line(incidentLimits.titleMax),
  /** What users noticed */
  text: lines(incidentLimits.textMax).min(1),
  /** Whether anything was lost */
  lost: line(incidentLimits.lostMax),
  beginsAt: instant,
  /** Absent: it goes on. */
  endsAt: instant.optional(),
});
const incident = words.refine(
  ({ beginsAt, endsAt }) => endsAt === undefined || endsAt >= beginsAt,
  { path: ["endsAt"], message: "Das Ende liegt vor dem Beginn" },
);
const storedIncident = words.extend({ id: z.uuid() });
export type Incident = z.output<typeof storedIncident>;

export const listStatusIncidents = endpoint({
  method: "GET",
  path: "/api/admin/status-incidents",
  access: "admin",
  summary: "Vorfälle der Statusseite, neueste zuerst",
  response: z.object({
    incidents: z.array(storedIncident),
    /** When the probe last reported; absent: never */
    measuredAt: instant.optional(),
  }),
});

export const addStatusIncident = endpoint({
  method: "POST",
  path: "/api/admin/status-incidents",
  access: "admin",
  summary: "Einen Vorfall auf die Statusseite schreiben",
  body: incident,
  response: z.object({ id: z.uuid() }),
});

export const changeStatusIncident = endpoint({
  method: "PUT",
  path: "/api/admin/status-incidents/:id",
  access: "admin",
  summary: "Einen Vorfall ändern oder beenden",
  params,
  body: incident,
  response: done,
});

export const deleteStatusIncident = endpoint({
  method: "DELETE",
  path: "/api/admin/status-incidents/:id",
  access: "admin",
  summary: "Einen Vorfall von der Statusseite nehmen",
  params,
  response: done,
});
