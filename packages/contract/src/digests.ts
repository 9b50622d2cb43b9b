import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const getDigestPreview = endpoint({
  method: "GET",
  path: "/api/digests/preview",
  access: "agency",
  feature: "monitoring",
  summary: "Deine nächste Sammelmail, wie sie jetzt wäre",
  response: z.object({
    /** When the next one is due, after a pause with an end too; absent: nothing of yours comes daily or weekly. */
    nextAt: z.iso.datetime().optional(),
    /** The mails pause without an end, so that no next one is known. */
    isPaused: z.literal(true).optional(),
    /** The operator has stopped these mails: none comes at `nextAt`, and afterwards one with all of it. */
    isHeld: z.literal(true).optional(),
    /** Absent: there is nothing new, so that no mail would come. */
    mail: z
      .object({
        subject: z.string(),
        preview: z.string(),
        /** A whole page; show it in a sandbox. */
        html: z.string(),
        text: z.string(),
        /** Its tenders in full, best first */
        hits: z.array(
          z.object({ title: z.string(), buyer: z.string(), score: z.int().optional() }),
        ),
      })
      .optional(),
  }),
});

/** Why a preview is not sent: no mails now, none to that address, no more of them today, or nothing new. */
const previewRefusal = z.enum(["paused", "no-address", "cap", "nothing"]);
export type PreviewRefusal = z.output<typeof previewRefusal>;

export const sendDigestPreview = endpoint({
  method: "POST",
  path: "/api/digests/preview",
  access: "agency",
  feature: "monitoring",
  summary: "Die Vorschau an deine Adressen schicken; was darin steht, gilt weiter als neu",
  response: z.discriminatedUnion("isSent", [
    z.object({ isSent: z.literal(true) }),
    z.object({ isSent: z.literal(false), reason: previewRefusal }),
  ]),
});
