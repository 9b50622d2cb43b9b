import { accountLimits } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { createLinkToken } from "../../../platform/tenancy/link-token.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import * as store from "../account.operator.store.ts";
import { emailChangeEmail } from "../email/email-change.email.ts";
import { emailChangedEmail } from "../email/email-changed.email.ts";
import { replaceLink } from "../links/link.store.ts";
import { passwordChangedEmail } from "../passwords/password-changed.email.ts";
import { getPasswordDate } from "../passwords/password.store.ts";
import { resetEmail } from "../passwords/reset.email.ts";
import { secondFactorEmail } from "../second-factor/second-factor.email.ts";

// The job makes the link, so that it exists in the mail alone. A repeated job makes a new link and ends the older one.

const minutes = accountLimits.resetMinutes;

export async function sendResetMail(ctx: Context, { userId }: { userId: string }): Promise<void> {
  const { token, hash } = createLinkToken();
  const account = await asOperator(ctx, async (t) => {
    const locked = await store.lockAccount(t, userId);
    if (locked) await replaceLink(t, { purpose: "reset_password", userId, hash, minutes });
    return locked;
  });
  if (!account) return;
  // The token stands behind the #, so no server and no proxy logs it.
  const url = `${ctx.site.publicUrl}/reset-password#type=recovery&access_token=${token}`;
  await sendMail(ctx, { to: account.email, ...resetEmail({ url }) });
}

export async function sendEmailChangeMail(
  ctx: Context,
  { userId, newEmail, passwordSetAt }: { userId: string; newEmail: string; passwordSetAt: string },
): Promise<void> {
  const { token, hash } = createLinkToken();
  const mayChange = await asOperator(ctx, async (t) => {
    const account = await store.lockAccount(t, userId);
    if (!account) return false;
    // A password set since then ends the request: a stranger may have made it.
    if ((await getPasswordDate(t, userId)).toISOString() !== passwordSetAt) return false;
    // Another account has this address. We send no mail, so the person who asked does not learn of that account.
    if (await store.findAccountByEmail(t, newEmail)) return false;
    await replaceLink(t, { purpose: "change_email", userId, hash, minutes, email: newEmail });
    return true;
  });
  if (!mayChange) return;
  const url = `${ctx.site.publicUrl}/auth/confirm-email?token=${token}`;
  await sendMail(ctx, { to: newEmail, ...emailChangeEmail({ url }) });
}

export async function sendPasswordChangedMail(
  ctx: Context,
  { userId }: { userId: string },
): Promise<void> {
  const account = await asOperator(ctx, (t) => store.findAccount(t, userId));
  if (!account) return;
  const url = `${ctx.site.publicUrl}/reset-password`;
  await sendMail(ctx, { to: account.email, ...passwordChangedEmail({ url }) });
}

export async function sendSecondFactorMail(
  ctx: Context,
  { userId, isOn }: { userId: string; isOn: boolean },
): Promise<void> {
  const account = await asOperator(ctx, (t) => store.findAccount(t, userId));
  if (!account) return;
  const url = `${ctx.site.publicUrl}/reset-password`;
  await sendMail(ctx, { to: account.email, ...secondFactorEmail({ url, isOn }) });
}

export async function sendEmailChangedMail(
  ctx: Context,
  { userId, oldEmail }: { userId: string; oldEmail: string },
): Promise<void> {
  const account = await asOperator(ctx, (t) => store.findAccount(t, userId));
  if (!account) return;
  const { supportEmail } = ctx.site.operator;
  await sendMail(ctx, { to: oldEmail, ...emailChangedEmail({ supportEmail }) });
}
