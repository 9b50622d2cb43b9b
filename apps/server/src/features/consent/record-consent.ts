import type { Context } from "../../platform/context.ts";
import { networkOf } from "../../platform/network-of.ts";
import { countTry } from "../../platform/rate-limit.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { insertConsent } from "./consent.store.ts";
import type { GivenConsent } from "./consent.store.ts";

/** By network: a whole office may choose on one morning. Who is refused sends it again from the next page. */
const consentLimit: RateLimit = { name: "consent", limit: 120, windowSeconds: 3_600 };

/** Notes a choice about cookies, and nothing of who made it: the actor and the address are not looked at. */
export async function recordConsent(ctx: Context, given: GivenConsent): Promise<{ done: true }> {
  await countTry(ctx, consentLimit, networkOf(ctx.client?.ip ?? ""));
  await insertConsent(ctx, given);
  return { done: true };
}
