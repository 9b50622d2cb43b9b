import { reportFormats, reportLimits, reportSections } from "@tc/domain";
import { z } from "zod";
import { biFilters } from "./business-intelligence.ts";
import { endpoint } from "./endpoint.ts";
import { done, fileBytes, line } from "./fields.ts";

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const reportSchedule = z.discriminatedUnion("every", [
  z.object({ every: z.literal("week"), weekday: z.int().min(1).max(7), time }),
  z.object({ every: z.literal("month"), day: z.int().min(1).max(31), time }),
]);

const format = z.enum(reportFormats);
const sections = z
  .array(z.enum(reportSections))
  .min(1)
  .transform((chosen) => reportSections.filter((section) => chosen.includes(section)));

const content = z.object({
  name: line(reportLimits.nameMax),
  filters: biFilters,
  sections,
  /** What the mail brings; both can be downloaded. */
  format,
  /** Absent: only on demand */
  schedule: reportSchedule.optional(),
  /** Ids of active members */
  recipients: z.array(z.uuid()).max(reportLimits.recipientsMax),
});

const newContent = content.superRefine(({ schedule, recipients }, context) => {
  if (schedule && recipients.length === 0)
    context.addIssue({ code: "custom", message: "Es fehlt ein Empfänger", path: ["recipients"] });
});
export type ReportDraft = z.input<typeof newContent>;

const deliveryStates = ["waiting", "sent", "nobody", "no-plan", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const report = content.extend({
  id: z.uuid(),
  /** Name of the member who made it */
  byName: z.string(),
  changedAt: z.iso.datetime(),
  /** Of the buyer that it is filtered by */
  buyerName: z.string().optional(),
  /** When it is mailed next; absent without a schedule */
  nextAt: z.iso.datetime().optional(),
  /** Recipients that get it: members who left are not among them. */
  recipientNames: z.array(z.object({ id: z.uuid(), name: z.string(), hasStopped: z.boolean() })),
  /** Newest first, at most ten */
  deliveries: z.array(
    z.object({
      id: z.uuid(),
      dueAt: z.iso.datetime(),
      state: z.enum(deliveryStates),
      /** Members that a mail was made for */
      mailCount: z.int(),
      /** The file was too large for a mail, which links to it. */
      isLinked: z.boolean(),
    }),
  ),
});
export type Report = z.output<typeof report>;

const ofReport = z.object({ id: z.uuid() });
const base = { access: "agency", feature: "reports" } as const;

export const listReports = endpoint({
  ...base,
  method: "GET",
  path: "/api/reports",
  summary: "Die gespeicherten Berichte der Agentur, mit Zeitplan und Versandverlauf",
  response: z.object({
    reports: z.array(report),
    /** Active members, who may get reports by mail; the caller first */
    members: z.array(z.object({ id: z.uuid(), name: z.string(), isMe: z.boolean() })),
  }),
});

export const makeReport = endpoint({
  ...base,
  method: "POST",
  path: "/api/reports",
  summary: "Einen Bericht anlegen",
  body: newContent,
  response: report,
});

export const changeReport = endpoint({
  ...base,
  method: "PUT",
  path: "/api/reports/:id",
  summary: "Einen Bericht ändern: Name, Filter, Teile, Format, Zeitplan und Empfänger",
  params: ofReport,
  body: newContent,
  response: report,
});

export const deleteReport = endpoint({
  ...base,
  method: "DELETE",
  path: "/api/reports/:id",
  summary: "Einen Bericht löschen; er wird nicht mehr verschickt",
  params: ofReport,
  response: done,
});

export const restoreReport = endpoint({
  ...base,
  method: "POST",
  path: "/api/reports/:id/restore",
  summary: "Das Löschen eines Berichts zurücknehmen, bis zu sieben Tage danach",
  params: ofReport,
  response: report,
});

export const receiveReport = endpoint({
  ...base,
  method: "POST",
  path: "/api/reports/:id/receive",
  summary: "Einen abbestellten Bericht wieder selbst per Mail bekommen",
  params: ofReport,
  response: report,
});

export const printReport = endpoint({
  ...base,
  method: "GET",
  path: "/api/reports/:id/file",
  summary: "Einen gespeicherten Bericht mit den Zahlen von jetzt als PDF oder CSV",
  params: ofReport,
  query: z.object({ format: format.default("pdf") }),
  givesFile: true,
  response: fileBytes,
});

export const printMarketReport = endpoint({
  ...base,
  method: "GET",
  path: "/api/reports/file",
  summary: "Alle Teile eines Berichts zu diesen Filtern als PDF oder CSV, ohne ihn zu speichern",
  query: biFilters.extend({ format: format.default("pdf") }),
  givesFile: true,
  response: fileBytes,
});
