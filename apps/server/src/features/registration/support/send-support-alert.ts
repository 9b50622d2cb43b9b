import type { sendSupportAlert as endpoint } from "@tc/contract";
import { AppError, redactSecrets } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { countTry } from "../../../platform/http/rate-limit.ts";
import { asOperator, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import { supportAlertJob } from "../job-definitions.ts";
import { alertLimits } from "../registration.limits.ts";
import { findOwnAgencyId, insertAlert } from "./support-alert.operator.store.ts";

export type SupportAlert = z.output<NonNullable<(typeof endpoint)["body"]>>;

const maxBytes = 32 * 1024;
const bytesOf = (alert: SupportAlert) => Buffer.byteLength(JSON.stringify(alert));

/**
 * Stores what the browser tells of a failed set-up and has it mailed to support. Who and which agency it is about comes
 * from the session; the payload's own ids stay in it as what the browser believed.
 */
export async function sendSupportAlert(
  ctx: Context,
  alert: SupportAlert,
): Promise<{ success: true }> {
  const userId = requireUserId(ctx);
  // Before the work that a large alert makes, so that refused ones count as well.
  for (const limit of alertLimits) await countTry(ctx, limit, userId);
  const payload = redactSecrets(fit(alert));
  await asOperator(ctx, async (t) => {
    const agencyId = await findOwnAgencyId(t, userId);
    const alertId = await insertAlert(t, { userId, agencyId, payload });
    await t.enqueue(supportAlertJob, { alertId });
  });
  return { success: true };
}

/** Full lists of long lines exceed the limit honestly: then the oldest lines go, and only what is still too large is refused. */
function fit(alert: SupportAlert): SupportAlert {
  const { fullConsoleLogs, recentConsoleErrors, sessionStorageData } = alert;
  let excess = bytesOf(alert) - maxBytes;
  const shorten = <Line>(lines: readonly Line[] | null | undefined) => {
    const kept = [...(lines ?? [])];
    while (excess > 0 && kept.length > 0) excess -= Buffer.byteLength(JSON.stringify(kept.shift()));
    return lines && kept;
  };
  const shortened = {
    ...alert,
    fullConsoleLogs: shorten(fullConsoleLogs),
    recentConsoleErrors: shorten(recentConsoleErrors),
    sessionStorageData: sessionStorageData && {
      ...sessionStorageData,
      pendingSessions: shorten(sessionStorageData.pendingSessions),
    },
  };
  if (bytesOf(shortened) > maxBytes) throw new AppError("payload_too_large");
  return shortened;
}
