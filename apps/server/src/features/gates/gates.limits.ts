import type { RateLimit } from "../../platform/http/rate-limit.ts";

const minute = 60;
const hour = 60 * minute;

/** Tries at a gate: from one network, and from everywhere together. Who has a pass is never counted. */
export const applicationGateLimits: GateLimits = {
  network: [
    { name: "gate", limit: 5, windowSeconds: minute },
    { name: "gate-hour", limit: 30, windowSeconds: hour },
  ],
  everywhere: { name: "gate-everywhere", limit: 300, windowSeconds: hour },
};

export const adminGateLimits: GateLimits = {
  network: [
    { name: "admin-gate", limit: 5, windowSeconds: minute },
    { name: "admin-gate-hour", limit: 30, windowSeconds: hour },
  ],
  everywhere: { name: "admin-gate-everywhere", limit: 300, windowSeconds: hour },
};

export interface GateLimits {
  readonly network: readonly RateLimit[];
  readonly everywhere: RateLimit;
}
