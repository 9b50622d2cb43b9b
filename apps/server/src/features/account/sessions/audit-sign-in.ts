import { audit } from "../../../platform/tenancy/audit.ts";
import type { Context, Transaction } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { auditAccount } from "../account.operator.store.ts";
import type { Account } from "../account.operator.store.ts";
import type { Closed } from "./why-closed.ts";

export type RefusalReason = "wrong_credentials" | Closed;

/** Runs one statement whether the account exists or not, so that the response time does not tell. */
export async function auditRefusal(
  t: Transaction,
  account: Pick<Account, "userId" | "agencyId"> | undefined,
  reason: RefusalReason,
): Promise<void> {
  await audit(t, {
    kind: "sign_in_failed",
    userId: account?.userId,
    agencyId: account?.agencyId ?? undefined,
    details: { reason },
  });
}

export async function auditSignIn(ctx: Context, userId: string): Promise<void> {
  await asOperator(ctx, (t) => auditAccount(t, { kind: "signed_in", userId }));
}
