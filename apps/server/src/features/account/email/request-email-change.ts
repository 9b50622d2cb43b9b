import { AppError, normalizeEmail } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { countTry } from "../../../platform/http/rate-limit.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { emailChangeLimit } from "../account.limits.ts";
import { auditAccount } from "../account.operator.store.ts";
import { emailChangeMailJob } from "../job-definitions.ts";
import { getPasswordDate } from "../passwords/password.store.ts";
import { requireSession } from "../require-client.ts";
import { requirePassword } from "../passwords/require-password.ts";

interface EmailChange {
  readonly newEmail: string;
  readonly currentPassword: string;
}

/** Nothing changes before the link that goes to the new address is used. The answer does not tell whose it is. */
export async function requestEmailChange(
  ctx: Context,
  { newEmail, currentPassword }: EmailChange,
): Promise<{ done: true }> {
  const { userId, email } = requireSession(ctx);
  await requirePassword(ctx, currentPassword);
  await countTry(ctx, emailChangeLimit, userId);
  const address = normalizeEmail(newEmail);
  if (address === email) throw new AppError("bad_request");
  await asOperator(ctx, async (t) => {
    const passwordSetAt = (await getPasswordDate(t, userId)).toISOString();
    await auditAccount(t, { kind: "email_change_requested", userId });
    await t.enqueue(emailChangeMailJob, { userId, newEmail: address, passwordSetAt });
  });
  return { done: true };
}
