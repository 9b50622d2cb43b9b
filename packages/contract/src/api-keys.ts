import { apiKeyLimits, apiScopes } from "@tc/domain";
import type { ApiScope } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { done, line, password } from "./fields.ts";

const scope = z.enum(apiScopes as [ApiScope, ...ApiScope[]]);

const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The key's first characters */
  hint: z.string(),
  scopes: z.array(scope),
  createdAt: z.iso.datetime(),
  /** Whose rights it has; absent where the account is gone. */
  byName: z.string().optional(),
  expiresAt: z.iso.datetime(),
  lastUsedOn: z.iso.date().optional(),
  /** `resting`: its maker is no active member any more, so it opens nothing. */
  state: z.enum(["valid", "replaced", "resting", "expired"]),
});
export type ApiKey = z.output<typeof apiKey>;

/** The key is told this once. */
const newKey = z.object({ apiKey, key: z.string() });

export const listApiKeys = endpoint({
  method: "GET",
  path: "/api/api-keys",
  access: "owner",
  summary: "Die API-Schlüssel der Agentur, neueste zuerst",
  response: z.object({
    /** False: with this plan no key opens anything, and none can be made. */
    isInPlan: z.boolean(),
    keys: z.array(apiKey),
  }),
});

export const createApiKey = endpoint({
  method: "POST",
  path: "/api/api-keys",
  access: "owner",
  feature: "api",
  summary: "Einen API-Schlüssel anlegen; er wird nur dieses eine Mal genannt",
  body: z.object({
    name: line(apiKeyLimits.nameMax),
    scopes: z.array(scope).min(1).max(apiScopes.length),
    days: z.union(apiKeyLimits.days.map((days) => z.literal(days))),
    currentPassword: password,
  }),
  response: newKey,
});

export const rotateApiKey = endpoint({
  method: "POST",
  path: "/api/api-keys/:id/rotate",
  access: "owner",
  feature: "api",
  summary: "Einen API-Schlüssel ersetzen; der alte gilt noch so viele Stunden",
  params: z.object({ id: z.uuid() }),
  body: z.object({
    graceHours: z.union(apiKeyLimits.graceHours.map((hours) => z.literal(hours))),
    currentPassword: password,
  }),
  response: newKey,
});

export const revokeApiKey = endpoint({
  method: "DELETE",
  path: "/api/api-keys/:id",
  access: "owner",
  summary: "Einen API-Schlüssel sofort ungültig machen",
  params: z.object({ id: z.uuid() }),
  response: done,
});
