import type { Context } from "../../platform/context.ts";
import type { OwnMail } from "../../platform/mail/send-mail.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import * as emails from "./data-request.email.ts";
import { findRequest, noteMailed } from "./data-request.operator.store.ts";
import type { MailedColumn, RequestRow } from "./data-request.operator.store.ts";
import type { RequestMail } from "./job-definitions.ts";

/** Done again, it sends nothing again; an overdue request that was answered meanwhile is no longer overdue. */
export async function mailDataRequest(
  ctx: Context,
  { requestId, mail }: RequestMail,
): Promise<void> {
  const column: MailedColumn = `${mail}_mailed_at`;
  const row = await asOperator(ctx, (t) => findRequest(t, requestId));
  if (!row || row[column]) return;
  const email = row.current_email ?? row.email;
  const content = contentOf(ctx, { ...row, email }, mail);
  if (!content) return;
  await sendMail(ctx, content);
  const mailed = { column, ...(mail === "answer" && { answeredTo: email }) };
  await asOperator(ctx, (t) => noteMailed(t, requestId, mailed));
}

function contentOf(
  { site }: Context,
  row: RequestRow,
  mail: RequestMail["mail"],
): OwnMail | undefined {
  const { privacyEmail, supervisoryAuthority: authority } = site.operator;
  const url = `${site.publicUrl}/admin`;
  if (mail === "operator") return { to: privacyEmail, ...emails.dataRequestEmail(row, url) };
  if (mail === "overdue") {
    if (row.answered_at) return undefined;
    return { to: privacyEmail, ...emails.overdueDataRequestEmail(row, url) };
  }
  const { email, extension_reason: reason, answer, outcome } = row;
  if (email === null) return undefined;
  const person = { to: email, replyTo: privacyEmail };
  if (mail === "receipt") return { ...person, ...emails.dataRequestReceiptEmail(row) };
  if (mail === "extension") {
    if (reason === null) return undefined;
    return { ...person, ...emails.dataRequestExtensionEmail({ ...row, reason }) };
  }
  if (answer === null || outcome === null) return undefined;
  return {
    ...person,
    ...emails.dataRequestAnswerEmail({ ...row, answer, outcome, authority }),
  };
}
