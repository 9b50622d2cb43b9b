import type { Context } from "../../platform/context.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { findEnquiry, noteMail } from "./enquiries.operator.store.ts";
import { enquiryConfirmationEmail } from "./mails/enquiry-confirmation.email.ts";

/** To the address that was typed; an answer to it reaches the operator. Done again, it sends nothing again. */
export async function confirmEnquiry(
  ctx: Context,
  { enquiryId }: { enquiryId: string },
): Promise<void> {
  const enquiry = await asOperator(ctx, (t) => findEnquiry(t, enquiryId));
  if (!enquiry || enquiry.confirmed_at) return;
  await sendMail(ctx, {
    to: enquiry.email,
    replyTo: ctx.site.operator.supportEmail,
    ...enquiryConfirmationEmail(enquiry),
  });
  await asOperator(ctx, (t) => noteMail(t, enquiryId, "confirmed_at"));
}
