import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { hasUpcomingVersion } from "./announcement.store.ts";
import { announceVersionsJob } from "./job-definitions.ts";

/** For an agency that has just been made: it is told at once of what begins to hold after it came. */
export async function announceUpcoming(t: AgencyTransaction): Promise<void> {
  if (await hasUpcomingVersion(t)) await t.enqueue(announceVersionsJob, {});
}
