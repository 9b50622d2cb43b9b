import { apiKeyPrefix, AppError } from "@tc/domain";
import type { ApiScope } from "@tc/domain";
import type { Actor, Context, Membership } from "../../platform/context.ts";
import { hashLinkToken } from "../../platform/tenancy/link-token.ts";
import { findLivingKey } from "./api-key.operator.store.ts";

/** Who calls with an API key, and what the key may read. */
export interface KeyHolder {
  readonly keyId: string;
  readonly scopes: readonly ApiScope[];
  /** The member who made the key. A key never has an admin's rights, even when an admin made it. */
  readonly actor: Actor & { readonly kind: "user"; readonly membership: Membership };
}

const bearer = new RegExp(`^Bearer (${apiKeyPrefix}[\\w-]{43})$`, "i");

/**
 * Finds the holder of the key in the Authorization header. Throws unauthenticated if there is no key, if the key is unknown,
 * revoked or expired, or if its maker has left the agency.
 */
export async function identifyKey(ctx: Context): Promise<KeyHolder> {
  const key = bearer.exec(ctx.client?.headers.authorization ?? "")?.[1];
  const living = key === undefined ? undefined : await findLivingKey(ctx, hashLinkToken(key));
  if (!living) throw new AppError("unauthenticated");
  const { id, scopes, userId, email, agencyId, role, tier } = living;
  return {
    keyId: id,
    scopes,
    actor: {
      kind: "user",
      session: { id, userId, email, isAdmin: false, hasSecondFactor: false },
      membership: { agencyId, role, tier },
    },
  };
}
