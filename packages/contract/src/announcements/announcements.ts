import { announcementLimits, legalAnswers, legalKinds } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { line, lines } from "../fields.ts";

const answer = z.object({
  answer: z.enum(legalAnswers),
  at: z.iso.datetime(),
  byName: z.string(),
  reason: z.string().optional(),
});

const legalVersion = z.object({
  id: z.uuid(),
  kind: z.enum(legalKinds),
  version: z.string(),
  summary: z.string(),
  text: z.string(),
  effectiveOn: z.iso.date(),
});

const announcement = legalVersion.extend({
  announcedAt: z.iso.datetime(),
  isInForce: z.boolean(),
  /** Until then the agency may object; absent: no more. */
  objectUntil: z.iso.datetime().optional(),
  answer: answer.optional(),
});
export type Announcement = z.output<typeof announcement>;

export const listAnnouncements = endpoint({
  method: "GET",
  path: "/api/announcements",
  access: "agency",
  summary: "Angekündigte Fassungen von AGB und Unterauftragsverarbeitern mit der eigenen Antwort",
  response: z.object({ announcements: z.array(announcement) }),
});

export const answerAnnouncement = endpoint({
  method: "POST",
  path: "/api/announcements/:id/answer",
  access: "owner",
  maxBodyBytes: 32 * 1024,
  summary: "Eine angekündigte Fassung bestätigen oder ihr widersprechen",
  params: z.object({ id: z.uuid() }),
  body: z.object({
    answer: z.enum(legalAnswers),
    reason: lines(announcementLimits.reasonMax).optional(),
  }),
  response: announcement,
});

const told = z.object({
  /** Agencies that were told, and how the mail server answered */
  agencies: z.int(),
  delivered: z.int(),
  waiting: z.int(),
  refused: z.int(),
  /** They had no owner to write to. */
  untold: z.int(),
  confirmed: z.int(),
  objected: z.int(),
  /** Every agency that was there has been told. */
  isComplete: z.boolean(),
});

const publishedVersion = legalVersion.extend({
  publishedAt: z.iso.datetime(),
  told,
  objections: z.array(answer.extend({ agencyName: z.string() })),
});
export type PublishedVersion = z.output<typeof publishedVersion>;

export const listLegalVersions = endpoint({
  method: "GET",
  path: "/api/admin/legal-versions",
  access: "admin",
  summary: "Angekündigte Fassungen: wer sie erhalten, bestätigt oder ihnen widersprochen hat",
  response: z.object({ versions: z.array(publishedVersion) }),
});

export const publishLegalVersion = endpoint({
  method: "POST",
  path: "/api/admin/legal-versions",
  access: "admin",
  maxBodyBytes: 512 * 1024,
  summary: "Eine neue Fassung ankündigen; alle Agenturen erhalten eine Mail",
  body: z.object({
    kind: z.enum(legalKinds),
    version: line(announcementLimits.versionMax),
    effectiveOn: z.iso.date(),
    summary: lines(announcementLimits.summaryMax).min(1),
    text: lines(announcementLimits.textMax).min(1),
  }),
  response: z.object({ id: z.uuid() }),
});
