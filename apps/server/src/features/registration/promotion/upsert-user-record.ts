import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { attachEarlyTracesJob } from "../job-definitions.ts";
import { noteForeignId } from "./note-foreign-id.ts";
import * as store from "./promotion.store.ts";
import { findAccount } from "../registration.store.ts";

/**
 * The specification's upsert of the user record. It renews the caller's own record, or makes the missing one of a founder
 * whose profile is there; it lets nobody into an agency.
 */
export async function upsertUserRecord(
  ctx: Context,
  { agencyId }: { agencyId: string },
): Promise<{ done: true }> {
  const userId = requireUserId(ctx);
  const isDone = await inAgency(ctx, agencyId, async (t) => {
    const person = await findAccount(t.db, userId);
    if (!person || !(await store.hasProfile(t))) return false;
    return (await store.renewMember(t, person)) || makeFounder(t, person);
  });
  if (!isDone) {
    await noteForeignId(ctx);
    throw new AppError("not_found");
  }
  return { done: true };
}

/** Only who registered the agency still holds its pending profile, and only where nobody is a member yet. */
async function makeFounder(
  t: AgencyTransaction,
  person: { id: string; name: string; email: string },
): Promise<boolean> {
  if (await store.hasAnyMember(t)) return false;
  if (!(await store.takePendingProfile(t, person.id))) return false;
  await store.insertOwner(t, person);
  await t.enqueue(attachEarlyTracesJob, { userId: person.id });
  return true;
}
