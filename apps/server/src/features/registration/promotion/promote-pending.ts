import { profileData } from "@tc/contract";
import { invariant } from "@tc/domain";
import { audit } from "../../../platform/tenancy/audit.ts";
import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { announceUpcoming } from "../../announcements/index.ts";
import { attachEarlyTracesJob, welcomeMailJob } from "../job-definitions.ts";
import * as store from "./promotion.store.ts";
import { findAccount } from "../registration.store.ts";

/**
 * Makes agency, profile and inactive owner of a pending profile, all or nothing, once however often it is asked for.
 * undefined: this account has no such profile, neither waiting nor made; a stranger's id is the same as none.
 */
export function promotePending(
  ctx: Context,
  { agencyId, userId }: { agencyId: string; userId: string },
): Promise<"success" | "already_promoted" | undefined> {
  return inAgency(ctx, agencyId, async (t) => {
    const pending = await store.takePendingProfile(t, userId);
    if (!pending) return (await store.hasMember(t, userId)) ? "already_promoted" : undefined;
    const owner = await findAccount(t.db, userId);
    invariant(owner, "a pending profile goes with its account");
    await store.insertAgency(t, profileData.parse(pending));
    await store.insertOwner(t, owner);
    await audit(t, { kind: "profile_promoted", agencyId, userId });
    await announceUpcoming(t);
    await t.enqueue(welcomeMailJob, { userId });
    await t.enqueue(attachEarlyTracesJob, { userId });
    return "success";
  });
}
