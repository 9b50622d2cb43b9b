import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** What a screen of the app asks first, in one call that its document starts before any script has loaded. */
export const getBootstrap = endpoint({
  method: "GET",
  path: "/api/bootstrap",
  access: "anyone",
  summary: "Die ersten Antworten eines Bildschirms in einer",
  query: z.object({
    /** At most ten with a space between them; one that cannot be answered here is left out. */
    ask: z
      .string()
      .max(8_000)
      .regex(/^(?:\S+(?: \S+){0,9})?$/)
      .default("")
      .describe("Adressen der API, durch Leerzeichen getrennt, zum Beispiel /api/agency"),
  }),
  /** By address; each as that address answers it. */
  response: z.record(z.string(), z.unknown()),
});
