import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { networkOf } from "../../platform/http/network-of.ts";
import { countTry } from "../../platform/http/rate-limit.ts";
import type { RateLimit } from "../../platform/http/rate-limit.ts";
import { insertConsent } from "./consent.store.ts";
import type { GivenConsent } from "./consent.store.ts";

/** By network: a whole office may choose on one morning. Who is refused sends it again from the next page. */
const consentLimit: RateLimit = { name: "consent", limit: 120, windowSeconds: 3_600 };

const aheadMs = 24 * 60 * 60 * 1000;

/** Notes a choice about cookies, and nothing of who made it: the actor and the address are not looked at. */
export async function recordConsent(ctx: Context, consent: GivenConsent): Promise<{ done: true }> {
  await countTry(ctx, consentLimit, networkOf(ctx.client?.ip ?? ""));
  // Clocks go wrong by hours; what lies further ahead would end up as the last word for years.
  const latest = ctx.now().getTime() + aheadMs;
  if (Date.parse(consent.timestamp) > latest || Date.parse(consent.textVersion) > latest) {
    throw new AppError("bad_request");
  }
  await insertConsent(ctx, consent);
  return { done: true };
}
