import { tierRights, tiers } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { addDays, berlinDay } from "../../../platform/memory/berlin-day.ts";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import { checkTenderJob } from "../job-definitions.ts";
import { beginAutomatic } from "../tender-check.store.ts";
import { listAgencies } from "./automatic.operator.store.ts";
import { countAutomatic, listMatches } from "./automatic.store.ts";

/** At most so many a day and agency, beside the month's quota */
const maxADay = 5;
const minFit = 80;
/** Older ones were there yesterday. */
const newDays = 7;

/**
 * Starts the checks that some plans contain: of new tenders that fit very well and fail no hard criterion. One that failed
 * is tried once more by a later run.
 */
export async function checkMatches(ctx: Context): Promise<void> {
  const withChecks = tiers.filter((tier) => tierRights(tier).hasAutomaticTenderChecks);
  const agencyIds = await asOperator(ctx, (t) => listAgencies(t, withChecks));
  const today = berlinDay(ctx.now());
  for (const agencyId of agencyIds) {
    await inAgency(ctx, agencyId, async (t) => {
      const left = maxADay - (await countAutomatic(t, today));
      const since = addDays(today, -newDays);
      const matches = await listMatches(t, { minFit, publishedSince: since, limit: left });
      for (const { id: tenderId, failures } of matches) {
        await beginAutomatic(t, tenderId, failures + 1);
        await t.enqueue(checkTenderJob, { agencyId, tenderId });
      }
    });
  }
}
