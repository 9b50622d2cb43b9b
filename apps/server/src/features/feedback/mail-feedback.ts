import type { Context } from "../../platform/context.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { feedbackAnswerEmail, feedbackEmail } from "./feedback.email.ts";
import { findFeedback, noteFeedbackMail } from "./feedback.operator.store.ts";

interface Payload {
  readonly feedbackId: string;
}

/** To the operator's support, whose answer to the mail goes to whoever wrote. Done again, it sends nothing again. */
export async function mailFeedback(ctx: Context, { feedbackId }: Payload): Promise<void> {
  const feedback = await asOperator(ctx, (t) => findFeedback(t, feedbackId));
  if (!feedback || feedback.operator_mailed_at) return;
  const { operator, publicUrl } = ctx.site;
  await sendMail(ctx, {
    to: operator.supportEmail,
    ...(feedback.email !== null && { replyTo: feedback.email }),
    ...feedbackEmail(feedback, `${publicUrl}/admin`),
  });
  await asOperator(ctx, (t) => noteFeedbackMail(t, feedbackId, "operator_mailed_at"));
}

/** To the member, as long as the account is there. */
export async function mailFeedbackAnswer(ctx: Context, { feedbackId }: Payload): Promise<void> {
  const feedback = await asOperator(ctx, (t) => findFeedback(t, feedbackId));
  if (!feedback || feedback.answer_mailed_at) return;
  const { answer, email, text } = feedback;
  if (answer === null || email === null) return;
  const { operator, publicUrl } = ctx.site;
  await sendMail(ctx, {
    to: email,
    replyTo: operator.supportEmail,
    ...feedbackAnswerEmail({ text, answer }, `${publicUrl}/app/feedback`),
  });
  await asOperator(ctx, (t) => noteFeedbackMail(t, feedbackId, "answer_mailed_at"));
}
