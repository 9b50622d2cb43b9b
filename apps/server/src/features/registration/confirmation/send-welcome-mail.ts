import type { Context } from "../../../platform/context.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { findAccount } from "../registration.store.ts";
import { welcomeEmail } from "./welcome.email.ts";

export async function sendWelcomeMail(ctx: Context, { userId }: { userId: string }): Promise<void> {
  const account = await findAccount(ctx.db, userId);
  if (!account) return;
  const url = `${ctx.site.publicUrl}/onboarding`;
  await sendMail(ctx, { to: account.email, ...welcomeEmail({ url }) });
}
