import { normalizeEmail } from "@tc/domain";
import { audit } from "../../platform/tenancy/audit.ts";
import type { Context } from "../../platform/context.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import * as store from "./admin.operator.store.ts";

export type GrantResult = "granted" | "already_admin" | "unknown" | "unconfirmed";

/** Makes an account an admin; only from the operator's command line, never over HTTP. */
export function grantAdmin(ctx: Context, email: string): Promise<GrantResult> {
  return asOperator(ctx, async (t) => {
    const account = await store.findAccountForGrant(t, normalizeEmail(email));
    if (!account) return "unknown";
    // Whoever typed a foreign address into the registration must not become an admin by it.
    if (!account.email_verified) return "unconfirmed";
    if (account.is_admin) return "already_admin";
    await store.setAdmin(t, account.id, true);
    await audit(t, { kind: "admin_granted", userId: account.id });
    return "granted";
  });
}
