import type { Context } from "../../../platform/context.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { findAlert } from "./support-alert.operator.store.ts";
import { supportAlertEmail } from "./support-alert.email.ts";

export async function mailSupportAlert(
  ctx: Context,
  { alertId }: { alertId: string },
): Promise<void> {
  const alert = await asOperator(ctx, (t) => findAlert(t, alertId));
  if (!alert) return;
  const email = supportAlertEmail({
    at: alert.at,
    userId: alert.user_id,
    agencyId: alert.agency_id,
    payload: alert.payload,
  });
  await sendMail(ctx, { to: ctx.site.operator.supportEmail, ...email });
}
