import type { Context } from "../../../platform/context.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { findEnquiry, noteMail } from "../enquiries.operator.store.ts";
import { enquiryEmail } from "./enquiry.email.ts";

/** To the operator, whose answer goes to whoever wrote. Done again, it sends nothing again. */
export async function mailEnquiry(
  ctx: Context,
  { enquiryId }: { enquiryId: string },
): Promise<void> {
  const enquiry = await asOperator(ctx, (t) => findEnquiry(t, enquiryId));
  if (!enquiry || enquiry.operator_mailed_at) return;
  const { operator, publicUrl } = ctx.site;
  await sendMail(ctx, {
    to: operator.supportEmail,
    replyTo: enquiry.email,
    ...enquiryEmail({ enquiry, url: `${publicUrl}/admin` }),
  });
  await asOperator(ctx, (t) => noteMail(t, enquiryId, "operator_mailed_at"));
}
