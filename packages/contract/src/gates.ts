import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { done } from "./fields.ts";

const gatePassword = z.string().min(1).max(1_000);

/** The gate in front of the whole application; off while no password is set. */
export const getGate = endpoint({
  method: "GET",
  path: "/api/gate",
  access: "public",
  summary: "Ob die Anwendung hinter einem Passwort liegt und ob es schon eingegeben ist",
  response: z.object({ state: z.enum(["off", "locked", "unlocked"]) }),
});

export const unlockGate = endpoint({
  method: "POST",
  path: "/api/gate",
  access: "public",
  summary: "Das Passwort der Anwendung eingeben",
  body: z.object({ password: gatePassword }),
  response: done,
});

/** The step-up of an admin's session; the token lives in the page's memory only, so that a reload locks again. Its use renews it. */
export const unlockAdmin = endpoint({
  method: "POST",
  path: "/api/admin/unlock",
  access: "user",
  summary: "Den Admin-Bereich entsperren",
  body: z.object({ password: gatePassword }),
  response: z.object({ token: z.string(), expiresAt: z.iso.datetime() }),
});
