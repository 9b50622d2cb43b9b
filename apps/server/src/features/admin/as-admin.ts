import { audit } from "../../platform/tenancy/audit.ts";
import type { AuditEvent } from "../../platform/tenancy/audit.ts";
import type { Context, Transaction } from "../../platform/context.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";

/** Works across agencies and writes down that an admin did: looking at others' data is an event too. */
export function asAdmin<Result>(
  ctx: Context,
  call: string,
  work: (t: Transaction) => Promise<Result>,
  details: AuditEvent["details"] = {},
): Promise<Result> {
  return asOperator(ctx, async (t) => {
    await audit(t, { kind: "admin_called", details: { ...details, call } });
    return work(t);
  });
}
