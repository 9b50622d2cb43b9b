import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import * as store from "../account.operator.store.ts";
import { passwordChangedJob } from "../job-definitions.ts";
import { hashPassword } from "./hash-password.ts";
import { checkPassword } from "./password-strength.ts";
import { replacePassword } from "./password.store.ts";
import { requireSession } from "../require-client.ts";
import { requirePassword } from "./require-password.ts";

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** All other sessions, links and trusted devices end with the old password. */
export async function changePassword(
  ctx: Context,
  { currentPassword, newPassword }: PasswordChange,
): Promise<{ done: true }> {
  const { userId, id: keptSessionId } = requireSession(ctx);
  await requirePassword(ctx, currentPassword);
  const account = await asOperator(ctx, (t) => store.findAccount(t, userId));
  if (!account) throw new AppError("unauthenticated");
  await checkPassword(newPassword, { words: wordsOf(account) });
  const hash = await hashPassword(newPassword);
  await asOperator(ctx, async (t) => {
    // A job that is about to mail a link to another address must see either the old password or the new one's date.
    await store.lockAccount(t, userId);
    await replacePassword(t, { userId, hash, keptSessionId });
    await store.auditAccount(t, { kind: "password_changed", userId });
    await t.enqueue(passwordChangedJob, { userId });
  });
  return { done: true };
}

/** Words that the account's password must not consist of. */
export function wordsOf({ name, email, agencyName }: store.Account): string[] {
  return [name, email, ...(agencyName === null ? [] : [agencyName])];
}
