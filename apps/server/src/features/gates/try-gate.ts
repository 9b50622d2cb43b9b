import { AppError } from "@tc/domain";
import { audit } from "../../platform/tenancy/audit.ts";
import type { AuditKind } from "../../platform/tenancy/audit.ts";
import type { Context } from "../../platform/context.ts";
import { networkOf } from "../../platform/http/network-of.ts";
import { countTry } from "../../platform/http/rate-limit.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import type { GateSecret } from "../../ports/gates.ts";
import type { GateLimits } from "./gates.limits.ts";

interface Try {
  readonly password: string;
  readonly secret: GateSecret;
  readonly limits: GateLimits;
  readonly refusedAs: {
    readonly audit: AuditKind;
    readonly code: "wrong_gate_password" | "wrong_admin_password";
  };
}

/** Compares a password after counting the try. Throws rate_limited or the gate's own refusal. */
export async function tryGate(
  ctx: Context,
  { password, secret, limits, refusedAs }: Try,
): Promise<void> {
  if (!ctx.client) throw new AppError("bad_request");
  const network = networkOf(ctx.client.ip);
  // One network runs into its own limit first and cannot use up everybody's.
  for (const limit of limits.network) await countTry(ctx, limit, network);
  await countTry(ctx, limits.everywhere, "everywhere");
  if (secret.matches(password)) return;
  await asOperator(ctx, (t) => audit(t, { kind: refusedAs.audit }));
  throw new AppError(refusedAs.code);
}
