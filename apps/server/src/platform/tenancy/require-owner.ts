import { AppError } from "@tc/domain";
import { isActiveOwner, lockAgency } from "./agency-lock.store.ts";
import { requireUserId } from "./tenancy.ts";
import type { AgencyTransaction } from "./tenancy.ts";

/**
 * Holds the agency and makes sure that the caller owns it still: the door let them in by what was true before, and the
 * ownership may have moved on since. First thing in the transaction of everything that only owners do. Throws forbidden.
 */
export async function requireOwner(t: AgencyTransaction): Promise<void> {
  await lockAgency(t);
  if (!(await isActiveOwner(t, requireUserId(t)))) throw new AppError("forbidden");
}
