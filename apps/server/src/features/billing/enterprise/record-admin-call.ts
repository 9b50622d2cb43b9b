import { AppError } from "@tc/domain";
import { audit } from "../../../platform/tenancy/audit.ts";
import type { Context } from "../../../platform/context.ts";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import { findAgencyRow } from "../subscription/plan-order.store.ts";

/** Writes down that an admin looks at an agency's contract or changes it. Throws not_found. */
export async function recordAdminCall(ctx: Context, call: string, agencyId: string): Promise<void> {
  const details = { call, agency: agencyId };
  await asOperator(ctx, (t) => audit(t, { kind: "admin_called", details }));
  if (!(await inAgency(ctx, agencyId, findAgencyRow))) throw new AppError("not_found");
}
