import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { agencyKeys } from "../keys/agency-keys.ts";
import { learnAgencyJob } from "../job-definitions.ts";
import * as store from "./wins.operator.store.ts";

const profilesPerRead = 1_000;

export interface WinsReport {
  /** Agencies whose known wins have changed. */
  readonly agencies: number;
}

/**
 * Finds what agencies have won in published results, by the company's identity alone: the same name in the same town, as
 * suppliers are told apart. Run again it changes nothing.
 */
export async function findWins(ctx: Context, signal: AbortSignal): Promise<WinsReport> {
  let after: string | undefined;
  while (!signal.aborted) {
    const last = await asOperator(ctx, async (t) => {
      const profiles = await store.listProfileNames(t, after, profilesPerRead);
      await store.writeAgencyKeys(
        t,
        profiles.map(({ agencyId }) => agencyId),
        profiles.flatMap((profile) =>
          agencyKeys(profile).map((key) => ({ agency_id: profile.agencyId, key })),
        ),
      );
      return profiles.at(profilesPerRead - 1)?.agencyId;
    });
    if (last === undefined) break;
    after = last;
  }
  if (signal.aborted) return { agencies: 0 };
  return asOperator(ctx, async (t) => {
    const agencyIds = await store.reconcileWins(t);
    await store.raiseRevisions(t, agencyIds);
    for (const agencyId of agencyIds) await t.enqueue(learnAgencyJob, { agencyId });
    if (agencyIds.length > 0) t.log.info({ agencies: agencyIds.length }, "wins have changed");
    return { agencies: agencyIds.length };
  });
}
