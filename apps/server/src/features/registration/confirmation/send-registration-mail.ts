import { accountLimits } from "@tc/domain";
import { inTransaction } from "../../../platform/context.ts";
import type { Context } from "../../../platform/context.ts";
import { createLinkToken } from "../../../platform/tenancy/link-token.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { alreadyRegisteredEmail } from "./already-registered.email.ts";
import { confirmationEmail } from "./confirmation.email.ts";
import * as store from "../registration.store.ts";

const hourMs = 60 * 60 * 1000;

/**
 * Mails the link that confirms, or that there is an account already. The link is made here, so that it exists in the mail
 * alone; done again, the job makes another one and the older one is dead.
 */
export async function sendRegistrationMail(
  ctx: Context,
  { userId, isPasswordDropped }: { userId: string; isPasswordDropped: boolean },
): Promise<void> {
  const { token, hash } = createLinkToken();
  const account = await inTransaction(ctx, async (t) => {
    const locked = await store.lockAccount(t, userId);
    if (locked && !locked.email_verified) {
      const expiresAt = new Date(t.now().getTime() + accountLimits.confirmationHours * hourMs);
      await store.replaceConfirmationToken(t, { userId, hash, expiresAt });
    }
    return locked;
  });
  if (!account) return;
  const { publicUrl } = ctx.site;
  const url = `${publicUrl}/auth/callback?token=${token}`;
  const mail = account.email_verified
    ? alreadyRegisteredEmail({ url: `${publicUrl}/login` })
    : confirmationEmail({ url, isPasswordDropped });
  await sendMail(ctx, { to: account.email, ...mail });
}
