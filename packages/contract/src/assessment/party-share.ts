import { z } from "zod";

export const partyShare = z.object({
  name: z.string(),
  count: z.int(),
  share: z.number().min(0).max(1),
});
