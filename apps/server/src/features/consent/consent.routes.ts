import { recordConsent as endpoint } from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { recordConsent } from "./record-consent.ts";

export function consentRoutes(): BoundEndpoint[] {
  return [bind(endpoint, (ctx, { body }) => recordConsent(ctx, body))];
}
