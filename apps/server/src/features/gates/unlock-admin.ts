import { AppError } from "@tc/domain";
import { adminUnlockEnd } from "../../platform/gates/admin-unlock.ts";
import { audit } from "../../platform/tenancy/audit.ts";
import type { Context } from "../../platform/context.ts";
import { createLinkToken } from "../../platform/tenancy/link-token.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { adminGateLimits } from "./gates.limits.ts";
import { addAdminUnlock } from "./gates.operator.store.ts";
import { tryGate } from "./try-gate.ts";

/**
 * The step-up of an admin's session: a token that every admin call renews and the page keeps in memory only. To everybody
 * else, and while no password is set, there is no such door.
 */
export async function unlockAdmin(
  ctx: Context,
  { password }: { readonly password: string },
): Promise<{ token: string; expiresAt: string }> {
  const { actor, ports, site } = ctx;
  if (actor.kind !== "user") throw new AppError("unauthenticated");
  const secret = ports.gates?.admin;
  const { session } = actor;
  if (!secret || !session.isAdmin) throw new AppError("not_found");
  if (site.isProduction && !session.hasSecondFactor) throw new AppError("second_factor_required");
  await tryGate(ctx, {
    password,
    secret,
    limits: adminGateLimits,
    refusedAs: { audit: "admin_refused", code: "wrong_admin_password" },
  });
  const { token, hash } = createLinkToken();
  const epoch = await secret.epoch();
  const expiresAt = adminUnlockEnd(ctx.now());
  await asOperator(ctx, async (t) => {
    await addAdminUnlock(t, { hash, epoch, expiresAt, sessionId: session.id });
    await audit(t, { kind: "admin_unlocked" });
  });
  return { token, expiresAt: expiresAt.toISOString() };
}
