import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { countTry } from "../../../platform/http/rate-limit.ts";
import { networkOf } from "../../../platform/http/network-of.ts";
import { hashLinkToken } from "../../../platform/tenancy/link-token.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { confirmLimit } from "../emails.limits.ts";
import { confirmationDays } from "./address-confirmation.email.ts";
import { confirmByToken } from "./email-address.operator.store.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Of whoever reads the address's mails; needs no account. Throws link_invalid. */
export async function confirmAddress(
  ctx: Context,
  { token }: { readonly token: string },
): Promise<{ address: string; isConfirmedBefore: boolean }> {
  await countTry(ctx, confirmLimit, networkOf(ctx.client?.ip ?? ""));
  const after = new Date(ctx.now().getTime() - confirmationDays * dayMs);
  const answer = await asOperator(ctx, (t) => confirmByToken(t, hashLinkToken(token), after));
  if (!answer) throw new AppError("link_invalid");
  return answer;
}
