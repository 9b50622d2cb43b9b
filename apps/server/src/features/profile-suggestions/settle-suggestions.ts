import type { SuggestionsAnswer } from "@tc/contract";
import type { Context } from "../../platform/context.ts";
import { inAgency } from "../../platform/tenancy/tenancy.ts";
import { addToProfile, getOwnAgencyId } from "../profile/index.ts";
import { additionsOf } from "./additions.ts";
import { suggestionsAnswer } from "./get-suggestions.ts";
import * as store from "./profile-suggestions.store.ts";

/** Takes over what was confirmed and forgets what was dropped. Done twice it changes nothing. */
export async function settleSuggestions(
  ctx: Context,
  { confirm, drop }: { readonly confirm: readonly string[]; readonly drop: readonly string[] },
): Promise<SuggestionsAnswer & { version: number }> {
  const agencyId = await getOwnAgencyId(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    await store.settle(t, drop, "dropped");
    const values = await store.settle(t, confirm, "confirmed");
    const { version } = await addToProfile(t, (data) => additionsOf(data, values));
    return { ...(await suggestionsAnswer(t)), version };
  });
}
