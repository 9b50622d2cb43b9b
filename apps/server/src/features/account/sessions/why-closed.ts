import type { Account } from "../account.operator.store.ts";

export type Closed = "email_unconfirmed" | "account_deactivated";

/** The reason why nobody can sign in to the account, even with the right password. */
export function whyClosed({ isConfirmed, isDeactivated }: Account): Closed | undefined {
  if (!isConfirmed) return "email_unconfirmed";
  return isDeactivated ? "account_deactivated" : undefined;
}
