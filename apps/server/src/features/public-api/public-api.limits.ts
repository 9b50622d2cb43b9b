import { apiKeyLimits } from "@tc/domain";
import type { RateLimit } from "../../platform/http/rate-limit.ts";

export const callsOfKey: RateLimit = {
  name: "api-key",
  limit: apiKeyLimits.callsPerMinute,
  windowSeconds: 60,
};

/** More keys are no way to more. */
export const callsOfAgency: RateLimit = {
  name: "api-agency",
  limit: apiKeyLimits.callsOfAgencyPerMinute,
  windowSeconds: 60,
};
