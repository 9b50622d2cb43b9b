import { normalizeEmail } from "@tc/domain";
import { audit } from "../../platform/tenancy/audit.ts";
import type { Context } from "../../platform/context.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import * as store from "./admin.operator.store.ts";

export type RemovalResult = "removed" | "no_admin" | "unknown";

/** Takes the rights away from the next request on; only from the operator's command line. The account itself stays. */
export function removeAdmin(ctx: Context, email: string): Promise<RemovalResult> {
  return asOperator(ctx, async (t) => {
    const account = await store.findAccountForGrant(t, normalizeEmail(email));
    if (!account) return "unknown";
    if (!account.is_admin) return "no_admin";
    await store.setAdmin(t, account.id, false);
    await audit(t, { kind: "admin_removed", userId: account.id });
    return "removed";
  });
}
