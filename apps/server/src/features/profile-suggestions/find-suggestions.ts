import type { SuggestionsAnswer } from "@tc/contract";
import { profileData } from "@tc/contract";
import { countTry } from "../../platform/http/rate-limit.ts";
import type { Context } from "../../platform/context.ts";
import { inAgency } from "../../platform/tenancy/tenancy.ts";
import { findProfile, getOwnAgencyId } from "../profile/index.ts";
import { suggestFromAwards } from "./awards/suggest-from-awards.ts";
import { isReading, suggestionsAnswer } from "./get-suggestions.ts";
import { readWebsiteJob } from "./job-definitions.ts";
import * as limits from "./profile-suggestions.limits.ts";
import * as store from "./profile-suggestions.store.ts";
import { websiteAddress } from "./website/read-site.ts";

/** Looks for awards to the agency at once; the website is read by a job. While one is being read no other begins. */
export async function findSuggestions(
  ctx: Context,
  { address: typed }: { address?: string | undefined },
): Promise<SuggestionsAnswer> {
  const agencyId = await getOwnAgencyId(ctx);
  const address = typed === undefined ? undefined : websiteAddress(typed);
  const profile = await inAgency(ctx, agencyId, findProfile);
  const { companyName } = profileData.parse(profile?.data);
  const awards = await suggestFromAwards(ctx.db, companyName);
  const isBusy = await inAgency(ctx, agencyId, async (t) =>
    isReading(t, await store.findReading(t)),
  );
  if (address !== undefined && !isBusy) {
    await countTry(ctx, limits.websiteLimit, agencyId);
    await countTry(ctx, limits.websiteQuota, agencyId);
    await countTry(ctx, limits.siteLimit, siteOf(address));
  }
  return inAgency(ctx, agencyId, async (t) => {
    await store.dropOpen(t, "awards");
    await store.insertSuggestions(t, "awards", awards);
    if (address !== undefined && !isReading(t, await store.findReading(t))) {
      await store.beginReading(t, address);
      await t.enqueue(readWebsiteJob, { agencyId });
    }
    return suggestionsAnswer(t);
  });
}

function siteOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : address;
}
