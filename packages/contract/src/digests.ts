import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const getDigestPreview = endpoint({
  method: "GET",
  path: "/api/digests/preview",
  access: "agency",
  feature: "monitoring",
  summary: "Deine nächste Sammelmail, wie sie jetzt wäre",
  response: z.object({
    /** When the next one is due; absent: nothing of yours comes daily or weekly. */
    nextAt: z.iso.datetime().optional(),
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

export const sendDigestPreview = endpoint({
  method: "POST",
  path: "/api/digests/preview",
  access: "agency",
  feature: "monitoring",
  summary: "Die Vorschau an deine Adressen schicken; was darin steht, gilt weiter als neu",
  /** False: there is nothing new, or today had as many mails as you want. */
  response: z.object({ isSent: z.boolean() }),
});
