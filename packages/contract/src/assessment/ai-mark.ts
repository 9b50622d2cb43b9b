import { z } from "zod";

/** A language model wrote part of it (Art. 50 AI Act): which model, and with which version of our questions. */
export const aiMark = z.object({
  aiGenerated: z.literal(true),
  model: z.string(),
  version: z.string(),
});
export type AiMark = z.output<typeof aiMark>;
