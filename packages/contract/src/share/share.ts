import {
  clientFamilies,
  fitPartKeys,
  knockoutKinds,
  shareLimits,
  sharedPartKeys,
  tenderStates,
} from "@tc/domain";
import { z } from "zod";
import { percent, score } from "../assessment/assessment-row.ts";
import { endpoint } from "../endpoint.ts";
import { done, lines } from "../fields.ts";
import { tenderRecord } from "../tenders/tender-record.ts";

const part = z.enum(sharedPartKeys);
const ofTender = z.object({ slug: z.string().max(200) });

/** What an agency chose to show beyond the facts, as it was when the link was made. No competitor, no price, no evidence. */
export const sharedParts = z.object({
  fit: z
    .object({
      score,
      /** In the order of `fitPartKeys`; the score is absent where nothing is known. */
      parts: z.array(
        z.object({ key: z.enum(fitPartKeys), weight: percent, score: score.optional() }),
      ),
      /** Knockout criteria that nobody has answered yet, and those that the agency does not meet */
      open: z.array(z.enum(knockoutKinds)),
      failed: z.array(z.enum(knockoutKinds)),
    })
    .optional(),
  chances: z
    .object({
      percent,
      lowPercent: percent,
      highPercent: percent,
      ofTwenty: z.number(),
      /** Awards that it rests on */
      n: z.int(),
    })
    .optional(),
  note: z.object({ text: z.string(), byName: z.string() }).optional(),
});
export type SharedParts = z.output<typeof sharedParts>;

export const shareSummary = z.object({
  id: z.uuid(),
  /** Beyond the facts */
  parts: z.array(part),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  expiresAt: z.iso.datetime(),
  /** How often the page was opened in a browser, by others than members of the agency */
  openCount: z.int(),
  lastOpenedAt: z.iso.datetime().optional(),
  /** The newest ones */
  openings: z.array(z.object({ at: z.iso.datetime(), client: z.enum(clientFamilies) })),
});
export type ShareSummary = z.output<typeof shareSummary>;

export const listShares = endpoint({
  method: "GET",
  path: "/api/tenders/:slug/shares",
  access: "agency",
  summary: "Gültige Links, unter denen die eigene Agentur eine Ausschreibung teilt",
  params: ofTender,
  response: z.object({
    /** Newest first */
    shares: z.array(shareSummary),
  }),
});

export const createShare = endpoint({
  method: "POST",
  path: "/api/tenders/:slug/shares",
  access: "agency",
  summary: "Eine Ausschreibung unter einem Link teilen; die Adresse steht nur in dieser Antwort",
  params: ofTender,
  maxBodyBytes: 16 * 1024,
  body: z.object({
    parts: z.array(part).max(sharedPartKeys.length),
    /** With the part `note` alone */
    note: lines(shareLimits.noteMax).min(1).optional(),
    days: z.int().min(1).max(shareLimits.maxDays),
  }),
  response: z.object({ share: shareSummary, url: z.url() }),
});

export const revokeShare = endpoint({
  method: "DELETE",
  path: "/api/shares/:id",
  access: "agency",
  summary: "Einen geteilten Link widerrufen; er gilt sofort nicht mehr",
  params: z.object({ id: z.uuid() }),
  response: done,
});

/** A POST, because it counts and because the address of a link is no part of an address that is written down somewhere. */
export const openShare = endpoint({
  method: "POST",
  path: "/api/shared",
  access: "anyone",
  maxBodyBytes: 4 * 1024,
  summary: "Eine geteilte Ausschreibung öffnen",
  body: z.object({ shareId: z.string().max(500) }),
  response: z.object({
    sharedBy: z.object({ name: z.string(), agency: z.string() }),
    sharedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    state: z.enum(tenderStates),
    /** Above the agency's volume cap: title, buyer, deadlines and the link to the original are left. */
    isLocked: z.boolean(),
    /** The published record without winners, selection criteria and contacts of persons */
    tender: tenderRecord,
    brief: z.array(z.object({ text: z.string(), field: z.string(), isCut: z.boolean() })).max(2),
    /** When offers cease to bind, by the notice; the lots where not all share the day */
    binding: z.array(z.object({ at: z.iso.datetime(), lots: z.array(z.string()).optional() })),
    /** The published deadlines as a calendar, RFC 5545; absent without any */
    calendar: z.string().optional(),
    parts: sharedParts,
  }),
});
export type SharedTender = z.output<typeof openShare.response>;
