import type { Context } from "../../../platform/context.ts";
import { audit } from "../../../platform/tenancy/audit.ts";
import { asOperator, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import { activateVersion, canReadVersion } from "../../scoring/index.ts";

/**
 * Goes back to an earlier version of the models and holds it until `releaseModelVersion`. Asked for again it changes nothing
 * and is not logged again. Throws not_found and stale_version.
 */
export async function activateModelVersion(
  ctx: Context,
  request: {
    readonly version: number;
    readonly replaces?: number | undefined;
    readonly reason: string;
  },
): Promise<{ done: true }> {
  const adminId = requireUserId(ctx);
  const { version, reason } = request;
  // Before the transaction, which would hold its locks for as long as the parts are being read.
  const isReadable = await canReadVersion(ctx, version);
  await asOperator(ctx, async (t) => {
    if (!(await activateVersion(t, { ...request, adminId }, isReadable))) return;
    const details = { call: "activateModelVersion", version, reason };
    await audit(t, { kind: "admin_called", details });
  });
  return { done: true };
}
