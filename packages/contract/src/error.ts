import { errorCodes } from "@tc/domain";
import { z } from "zod";

/** Every answer that is no success. `fields` names bad inputs by their path. */
export const errorResponse = z.object({
  error: z.enum(errorCodes),
  details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  fields: z.array(z.object({ path: z.string(), problem: z.string() })).optional(),
  /** What went wrong in German words; only `/promote-profile` says it, as the specification asks. */
  detail: z.string().optional(),
  requestId: z.string(),
});
export type ErrorResponse = z.output<typeof errorResponse>;
