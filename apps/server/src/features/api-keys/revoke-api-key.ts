import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { audit } from "../../platform/tenancy/audit.ts";
import { requireOwner } from "../../platform/tenancy/require-owner.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { writeRevoked } from "./api-key.store.ts";

/** From its next call on the key is unknown. Throws not_found. */
export function revokeApiKey(ctx: Context, { id }: { id: string }): Promise<{ done: true }> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    await requireOwner(t);
    if (!(await writeRevoked(t, id))) throw new AppError("not_found");
    await audit(t, { kind: "api_key_revoked", agencyId, details: { keyId: id } });
    return { done: true };
  });
}
