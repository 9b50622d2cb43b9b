import { AppError } from "@tc/domain";
import type { ApiScope } from "@tc/domain";
import type { FastifyReply } from "fastify";
import type { Context } from "../../platform/context.ts";
import { countUse } from "../../platform/http/rate-limit.ts";
import { requireOn } from "../../platform/switches/switched-off.store.ts";
import { requireFeature } from "../../platform/tenancy/plan-guard.ts";
import type { KeyHolder } from "../api-keys/index.ts";
import { callsOfAgency, callsOfKey } from "./public-api.limits.ts";

/**
 * Counts a call of a key and tells in the answer's headers what is left (draft-ietf-httpapi-ratelimit-headers). Throws
 * plan_required, switched_off, which counts nothing, and rate_limited with the seconds to wait.
 */
export async function countCall(
  ctx: Context,
  holder: Pick<KeyHolder, "keyId" | "actor">,
  reply: FastifyReply,
): Promise<void> {
  requireFeature(ctx, "api");
  await requireOn(ctx, "public_api");
  const ofKey = await countUse(ctx, callsOfKey, holder.keyId);
  // A key that is refused counts for itself alone: it must not use up what its agency's other keys have.
  const ofAgency = ofKey.isWithin
    ? await countUse(ctx, callsOfAgency, holder.actor.membership.agencyId)
    : undefined;
  const [policy, use, name] =
    ofAgency && ofAgency.remaining < ofKey.remaining
      ? [callsOfAgency, ofAgency, "agency"]
      : [callsOfKey, ofKey, "key"];
  reply.headers({
    "ratelimit-policy": `"${name}";q=${policy.limit};w=${policy.windowSeconds}`,
    ratelimit: `"${name}";r=${use.remaining};t=${use.resetSeconds}`,
  });
  if (!use.isWithin) throw new AppError("rate_limited", { retryAfterSeconds: use.resetSeconds });
}

/** Throws forbidden with the scope that the key lacks. */
export function requireScope({ scopes }: Pick<KeyHolder, "scopes">, scope: ApiScope): void {
  if (!scopes.includes(scope)) throw new AppError("forbidden", { scope });
}
