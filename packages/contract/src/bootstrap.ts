import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** What a screen of the app asks first, in one call that its document starts before any script has loaded. */
export const getBootstrap = endpoint({
  method: "GET",
  path: "/api/bootstrap",
  access: "user",
  summary: "Die ersten Antworten eines Bildschirms in einer",
  query: z.object({
    /** Addresses of the API; one that cannot be answered here is left out. */
    ask: z
      .union([z.string(), z.array(z.string()).max(10)])
      .describe("Adressen der API, zum Beispiel /api/agency"),
  }),
  /** By address; each as that address answers it. */
  response: z.record(z.string(), z.unknown()),
});
