import type { Account } from "../account.operator.store.ts";

export type Closed = "email_unconfirmed" | "account_deactivated";

/** Why an account refuses every sign-in, even one with the right password. undefined: it does not. */
export function whyClosed({ isConfirmed, isDeactivated }: Account): Closed | undefined {
  if (!isConfirmed) return "email_unconfirmed";
  return isDeactivated ? "account_deactivated" : undefined;
}
