import type { Transaction } from "../../../platform/context.ts";
import { asOperatorWithin } from "../../../platform/tenancy/tenancy.ts";
import { trialKeysOf } from "../trial-key.ts";
import type { TrialKey, TrialTraits } from "../trial-key.ts";
import * as store from "./trial-keys.operator.store.ts";

/** The keys of an agency by what it says of itself and, once one is there, its card. */
export async function trialKeysOfAgency(
  t: Transaction,
  agencyId: string,
  { cardFingerprint }: Pick<TrialTraits, "cardFingerprint"> = {},
): Promise<readonly TrialKey[]> {
  const { names, vatId, ownerEmail } = await asOperatorWithin(t, (operator) =>
    store.findTraits(operator, agencyId),
  );
  const keys = [
    ...trialKeysOf({ vatId, emailDomain: ownerEmail, cardFingerprint }),
    ...names.flatMap((company) => trialKeysOf({ company })),
  ];
  return keys.filter(
    ({ hash }, index) => keys.findIndex((other) => other.hash.equals(hash)) === index,
  );
}

/** The first of these keys with which another agency had its trial. */
export function findUsedTrialKey(
  t: Transaction,
  keys: readonly TrialKey[],
  agencyId: string,
): Promise<TrialKey["kind"] | undefined> {
  return asOperatorWithin(t, (operator) => store.findUsedKind(operator, keys, agencyId));
}

/**
 * Writes down that the agency has its trial with these. Returns false and claims none where another agency has one of
 * them; its own may be claimed again. Two who claim at once wait for one another.
 */
export function claimTrialKeys(
  t: Transaction,
  agencyId: string,
  keys: readonly TrialKey[],
): Promise<boolean> {
  return asOperatorWithin(t, (operator) => store.claim(operator, agencyId, keys));
}

/** Whether the agency itself has had its trial. */
export function hasUsedTrial(t: Transaction, agencyId: string): Promise<boolean> {
  return asOperatorWithin(t, (operator) => store.hasClaimed(operator, agencyId));
}
