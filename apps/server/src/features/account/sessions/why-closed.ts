import type { Account } from "../account.operator.store.ts";

export type Closed = "email_unconfirmed" | "account_deactivated";

/** Why nobody gets into the account, whatever they know. */
export function whyClosed({ isConfirmed, isDeactivated }: Account): Closed | undefined {
  if (!isConfirmed) return "email_unconfirmed";
  return isDeactivated ? "account_deactivated" : undefined;
}
