import type { Context } from "../../../platform/context.ts";
import { audit } from "../../../platform/tenancy/audit.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { letGoOfVersion } from "../../scoring/index.ts";

/** Lets the next training replace the version in use again. Throws not_found and stale_version. */
export async function releaseModelVersion(
  ctx: Context,
  { version }: { readonly version: number },
): Promise<{ done: true }> {
  await asOperator(ctx, async (t) => {
    if (!(await letGoOfVersion(t, version))) return;
    await audit(t, { kind: "admin_called", details: { call: "releaseModelVersion", version } });
  });
  return { done: true };
}
