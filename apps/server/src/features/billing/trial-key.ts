import { createHash } from "node:crypto";
import { normalizeVatId } from "@tc/domain";
import { isFreemail } from "./trials/freemail.ts";

/** Hash of a trait by which a company that had its trial is recognised; the trait cannot be read back. */
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
