import { setupRules } from "@tc/domain";
import { account } from "../../platform/api/api-account";
import type { AlertCause } from "../../platform/diagnostics/diagnostics-payload";

let lastSentAt = Number.NEGATIVE_INFINITY;

/** Tells the support, at most once every five seconds. True when the support was told. */
export async function sendAlert(
  cause: AlertCause,
  now: () => number = Date.now,
): Promise<boolean | "throttled"> {
  const at = now();
  if (at - lastSentAt < setupRules.alertThrottleMs) return "throttled";
  lastSentAt = at;
  try {
    // Only who meets a failure needs it.
    const { buildSupportAlert } = await import("../../platform/diagnostics/diagnostics-payload");
    const body = buildSupportAlert(cause, window, new Date(at));
    return (await account.sendSupportAlert({ body })).success;
  } catch (error) {
    console.error("[SETUP] support alert failed:", error);
    return false;
  }
}
