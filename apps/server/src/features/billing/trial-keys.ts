import { createHash } from "node:crypto";
import { normalizeVatId } from "@tc/domain";
import type { Transaction } from "../../platform/context.ts";
import { asOperatorWithin } from "../../platform/tenancy.ts";
import { isFreemail } from "./freemail.ts";
import * as store from "./trial-keys.operator.store.ts";

/** Something by which a company is known again that had its trial; nothing of it can be read back. */
export interface TrialKey {
  readonly kind: "company" | "vat_id" | "domain" | "card";
  readonly hash: Buffer;
}

export interface TrialTraits {
  readonly company?: string | undefined;
  readonly vatId?: string | undefined;
  /** The part of an address after the @, or the whole address. */
  readonly emailDomain?: string | undefined;
  /** The payment provider's, the same for the same card or account whoever brings it. */
  readonly cardFingerprint?: string | undefined;
}

/** The keys of what is known of a company; traits that say nothing about it, as a freemail address, give none. */
export function trialKeysOf(traits: TrialTraits): readonly TrialKey[] {
  const values: [TrialKey["kind"], string | undefined][] = [
    ["company", traits.company && normalizeCompany(traits.company)],
    ["vat_id", traits.vatId && normalizeVatId(traits.vatId)],
    ["domain", traits.emailDomain && companyDomain(traits.emailDomain)],
    ["card", traits.cardFingerprint],
  ];
  return values.flatMap(([kind, value]) =>
    value ? [{ kind, hash: createHash("sha256").update(`${kind}:${value}`).digest() }] : [],
  );
}

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

/** Without spelling, punctuation and legal form: "Müller & Söhne GmbH" is "mueller soehne". */
function normalizeCompany(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    // "G.m.b.H." is "gmbh".
    .replaceAll(/\b(\p{L})\.\s?(?=\p{L}\b)/gu, "$1")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const withoutForm = plain
    .replaceAll(
      /\b(?:gemeinnuetzige|haftungsbeschraenkt|g?gmbh|ug|ag|se|kg|kgaa|ohg|gbr|mbh|e ?k|e ?v|partg|co|und|inc|ltd|llc)\b/g,
      " ",
    )
    .replaceAll(/\s+/g, " ")
    .trim();
  return withoutForm || plain;
}

/** Undefined where many companies share it. */
function companyDomain(address: string): string | undefined {
  const domain = address
    .slice(address.lastIndexOf("@") + 1)
    .trim()
    .toLowerCase();
  return domain === "" || isFreemail(domain) ? undefined : domain;
}
