import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const sourceStatus = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string().optional(),
  /** off: not configured · idle: never ran · ok · failing: the last run failed */
  state: z.enum(["off", "idle", "running", "ok", "failing"]),
  lastRunAt: z.iso.datetime().optional(),
  /** Days that the last or running run has read so far. */
  daysRead: z.int().optional(),
  lastSuccessAt: z.iso.datetime().optional(),
  /** What went wrong in the last run: unreachable, rate_limited, server_error, refused, bad_answer or internal. */
  lastError: z.string().optional(),
  /** Everything up to this day has been read. */
  watermark: z.iso.date().optional(),
  /** Days between the watermark and today. */
  lagDays: z.int().optional(),
  noticeCount: z.int(),
  tenderCount: z.int(),
  rejectedCount: z.int(),
  knownGaps: z.array(z.string()),
});

export const listSources = endpoint({
  method: "GET",
  path: "/api/sources",
  access: "public",
  summary: "Datenstand: Quellen, letzter Lauf, Verzug und bekannte Lücken",
  response: z.object({
    sources: z.array(sourceStatus),
    tenderCount: z.int(),
    openTenderCount: z.int(),
    sample: z.boolean(),
    /** Sample data may be loaded: empty database, no source reached, not in production. */
    sampleOffered: z.boolean(),
    generalGaps: z.array(z.string()),
  }),
});

export const loadSamples = endpoint({
  method: "POST",
  path: "/api/samples",
  access: "public",
  summary: "Musterdaten laden (nur mit leerer Datenbank, nie im Produktivbetrieb)",
  response: z.object({ started: z.boolean() }),
});
