import { fitPartKeys } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { percent } from "./standing.ts";

const day = z.iso.date();

export const getLearning = endpoint({
  method: "GET",
  path: "/api/learning",
  access: "agency",
  feature: "agencyFit",
  summary: "Was die Rangfolge aus den Urteilen der Agentur gelernt hat",
  response: z.object({
    /** Judgements that count, by kind. */
    labels: z.object({
      fits: z.int(),
      misfit: z.int(),
      saved: z.int(),
      dismissed: z.int(),
      won: z.int(),
    }),
    /** So many are needed before anything is learnt. */
    needed: z.int(),
    learntAt: z.iso.datetime().optional(),
    /** The last attempt made the ranking worse on held-back judgements and was not used. */
    wasRefused: z.boolean(),
    parts: z.array(
      z.object({
        key: z.enum(fitPartKeys),
        weightBefore: percent,
        weightNow: percent,
      }),
    ),
    wins: z.array(
      z.object({
        tenderSlug: z.string(),
        title: z.string(),
        awardedOn: day.optional(),
      }),
    ),
  }),
});
