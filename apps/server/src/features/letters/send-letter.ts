import { MailRefused } from "../../ports/mailer.ts";
import type { Context } from "../../platform/context.ts";
import { mailLayout } from "../../platform/mail/mail-layout.ts";
import { automaticHeaders } from "../../platform/mail/send-mail.ts";
import { inAgency } from "../../platform/tenancy/tenancy.ts";
import { findWaitingLetter, settleLetter } from "./letter.store.ts";

/**
 * Sends one letter. A process that dies between the mail server's answer and our row sends it again, under the same
 * Message-ID; in no other case does it go out twice.
 */
export async function sendLetter(
  ctx: Context,
  { agencyId, letterId }: { agencyId: string; letterId: string },
): Promise<void> {
  const letter = await inAgency(ctx, agencyId, (t) => findWaitingLetter(t, letterId));
  if (!letter) return;
  const { address: to, subject, content } = letter;
  const settle = (state: "accepted" | "refused") =>
    inAgency(ctx, agencyId, (t) => settleLetter(t, letterId, state));
  try {
    await ctx.ports.mailer.send({
      to,
      subject,
      ...mailLayout({ ...content, site: ctx.site }),
      messageId: `<${letterId}@${new URL(ctx.site.publicUrl).hostname}>`,
      headers: automaticHeaders,
    });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    await settle("refused");
    ctx.log.error({ letterId, status: error.status }, "a letter about a contract was refused");
    return;
  }
  await settle("accepted");
}
