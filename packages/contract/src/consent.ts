import { consentVersion } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { done } from "./fields.ts";

/** Before there was a banner nobody chose. */
const earliest = "2025-10-01";
const notBefore = (moment: string) => moment >= earliest;

/** Whose script was configured for an agreed category; empty where none was. */
const provider = z
  .string()
  .max(253)
  .regex(/^[a-z\d.:[\]-]*$/i);

/** A visitor's choice, so that it can be proven. The id is made in the browser and names nobody. */
export const recordConsent = endpoint({
  method: "POST",
  path: "/api/consent",
  access: "public",
  maxBodyBytes: 1_024,
  summary: "Eine Auswahl zu Cookies nachweisbar festhalten, ohne Bezug zu einer Person",
  body: z.strictObject({
    consentId: z.string().regex(/^[0-9a-f]{32}$/),
    version: z.literal(consentVersion),
    /** By the browser's clock, at most a day ahead of ours; the same one sent twice is noted once. */
    timestamp: z.iso.datetime().refine(notBefore),
    analytics: z.boolean(),
    marketing: z.boolean(),
    /** Which texts were read; a page that was open for long may show older ones. */
    textVersion: z.iso.date().refine(notBefore),
    analyticsProvider: provider,
    marketingProvider: provider,
  }),
  response: done,
});
