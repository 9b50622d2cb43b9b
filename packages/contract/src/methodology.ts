import { z } from "zod";
import { endpoint } from "./endpoint.ts";

const day = z.iso.date();

/** Said → seen, in bins; for a chart. */
const reliability = z.object({
  n: z.int(),
  /** Expected calibration error, 0 to 1 */
  error: z.number().optional(),
  from: day.optional(),
  to: day.optional(),
  /** Of at least 25 cases each, with the 90 % range of what could stand behind what was seen; one where there are fewer. */
  bins: z.array(
    z.object({
      said: z.number(),
      seen: z.number(),
      low: z.number(),
      high: z.number(),
      n: z.int(),
    }),
  ),
});

export const getMethodology = endpoint({
  method: "GET",
  path: "/api/methodology",
  access: "public",
  isPublishedData: true,
  summary: "Wie gerechnet wird, worauf es beruht und wie gut es bisher stimmte",
  response: z.object({
    model: z
      .object({
        version: z.int(),
        trainedAt: z.iso.datetime(),
        tenders: z.int(),
        offers: z.object({ n: z.int(), from: day.optional(), to: day.optional() }),
        budget: z.object({ n: z.int(), from: day.optional(), to: day.optional() }),
      })
      .optional(),
    /** Held-back awards of the training: probability of a single offer. */
    heldBackSingle: reliability.optional(),
    /** Share of held-back awards inside their 80 % range. */
    heldBackCoverage: z
      .object({ offers: z.number().optional(), budget: z.number().optional() })
      .optional(),
    /** Forecasts that were stored before the award was known. */
    forecasts: reliability,
    forecastCoverage: z.object({ n: z.int(), share: z.number().optional() }),
    /** Reported outcomes of bids that were made. */
    outcomes: reliability,
    sample: z.boolean(),
  }),
});
