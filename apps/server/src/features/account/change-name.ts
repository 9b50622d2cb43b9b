import type { Context } from "../../platform/context.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { changeAccount } from "./account.operator.store.ts";
import { requireSession } from "./require-client.ts";

export async function changeName(
  ctx: Context,
  { name }: { name: string },
): Promise<{ done: true }> {
  const { userId } = requireSession(ctx);
  await asOperator(ctx, (t) => changeAccount(t, userId, { name }));
  return { done: true };
}
