import { MailRefused } from "../../ports/mailer.ts";
import type { Context } from "../context.ts";
import { GiveUp } from "../jobs/jobs.ts";
import { mailLayout } from "./mail-layout.ts";
import { oneLine } from "./mail-text.ts";
import type { MailContent } from "./mail-text.ts";

export interface OwnMail extends MailContent {
  readonly to: string;
  readonly subject: string;
  readonly replyTo?: string;
}

/** RFC 3834: nobody's absence notice shall answer, and no list shall bounce it back. */
export const automaticHeaders = {
  "Auto-Submitted": "auto-generated",
  "X-Auto-Response-Suppress": "All",
};

/** Sends one of our own mails from within a job: GiveUp when it will never be taken, else worth another try. */
export async function sendMail(
  ctx: Pick<Context, "ports" | "site">,
  { to, subject, replyTo, ...content }: OwnMail,
): Promise<void> {
  const body = mailLayout({ ...content, site: ctx.site });
  try {
    await ctx.ports.mailer.send({
      to,
      subject: oneLine(subject),
      ...body,
      ...(replyTo !== undefined && { replyTo }),
      headers: automaticHeaders,
    });
  } catch (error) {
    if (error instanceof MailRefused) throw new GiveUp("mail refused", { cause: error });
    throw error;
  }
}
