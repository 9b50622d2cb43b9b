import type { ProfileChanges } from "@tc/contract";
import { audit } from "../../platform/tenancy/audit.ts";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireUserId } from "../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { rescoreAgency } from "../scoring/index.ts";
import { changeProfile } from "./change-profile.ts";
import { getOwnAgencyId } from "./get-onboarding.ts";
import * as store from "./profile.store.ts";

interface OnboardingStep {
  readonly step: number;
  readonly version: number;
  readonly changes: ProfileChanges;
  readonly finish: boolean;
}

/** Saves one step; `finish` makes the account active. Finishing again changes nothing. */
export async function saveOnboarding(
  ctx: Context,
  { step, version, changes, finish }: OnboardingStep,
): Promise<{ step: number; version: number; active: boolean }> {
  const userId = requireUserId(ctx);
  const agencyId = await getOwnAgencyId(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const saved = await changeProfile(t, { version, changes });
    await store.writeStep(t, step);
    if (finish) await finishOnboarding(t, userId);
    return { step, version: saved.version, active: await store.isActiveMember(t, userId) };
  });
}

async function finishOnboarding(t: AgencyTransaction, userId: string): Promise<void> {
  await store.writeOnboarded(t);
  const isNew = await store.activateMember(t, userId);
  if (!isNew) return;
  await audit(t, { kind: "onboarded", agencyId: t.agency.id, userId });
  await rescoreAgency(t, t.agency.id);
}
