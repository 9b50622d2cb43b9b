import type { rotateApiKey as endpoint } from "@tc/contract";
import { apiScopes, AppError } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { audit } from "../../platform/tenancy/audit.ts";
import { requireOwner } from "../../platform/tenancy/require-owner.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { requirePassword } from "../account/index.ts";
import { findReplaceableKey, writeReplaced } from "./api-key.store.ts";
import { makeKey } from "./create-api-key.ts";

type Input = z.output<NonNullable<typeof endpoint.body>> & { readonly id: string };

const hourMs = 60 * 60 * 1000;

/**
 * A new key of the same name, scopes and length of life. The old one goes on for the grace time, never longer than it
 * would have. Throws wrong_credentials, limit_reached, and not_found for a key that is replaced already.
 */
export async function rotateApiKey(
  ctx: Context,
  { id, graceHours, currentPassword }: Input,
): Promise<z.output<typeof endpoint.response>> {
  const { agencyId } = requireMembership(ctx);
  await requirePassword(ctx, currentPassword);
  return inAgency(ctx, agencyId, async (t) => {
    await requireOwner(t);
    const old = await findReplaceableKey(t, id);
    if (!old) throw new AppError("not_found");
    const now = t.now().getTime();
    const graceEnd = now + graceHours * hourMs;
    await writeReplaced(t, id, new Date(Math.min(old.expires_at.getTime(), graceEnd)));
    const answer = await makeKey(t, {
      name: old.name,
      scopes: apiScopes.filter((scope) => old.scopes.includes(scope)),
      expiresAt: new Date(now + old.expires_at.getTime() - old.created_at.getTime()),
    });
    await audit(t, {
      kind: "api_key_rotated",
      agencyId,
      details: { keyId: id, newKeyId: answer.apiKey.id },
    });
    return answer;
  });
}
