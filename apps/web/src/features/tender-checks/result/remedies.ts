import type { BidderQuestion, CheckPaper, CheckRequirement, TenderQuote } from "@tc/contract";
import { eligibilityNames } from "@tc/domain";
import { profileAnchors } from "../../assessment";

/** Where a member can do something about a row */
export interface Remedy {
  readonly words: string;
  readonly to: string;
}

const profile = (anchor: string): Remedy => ({ words: "Zum Profil", to: `/app/profil#${anchor}` });
const proofs: Remedy = { words: "Zu den Nachweisen", to: "/app/profil/nachweise" };

/** The part of the profile that answers a demand; undefined where no entry does. */
export function requirementRemedy({ group, kind, name, state }: CheckRequirement) {
  if (state === "met") return undefined;
  if (kind !== undefined) {
    // What our own rules leave open is missing in the notice; no entry in the profile answers it.
    const isTheirs = kind === "exclusion" || kind === "leadTime" || kind === "outsideProfile";
    return isTheirs ? undefined : profile(profileAnchors[kind]);
  }
  if (group !== "eligibility" || state !== "open") return undefined;
  // People stand beside the turnover.
  return name === eligibilityNames.register ? proofs : profile(profileAnchors.turnover);
}

const papersOfProfile = [
  [/haftpflicht/i, "insurance"],
  [/referenz/i, "references"],
  [/präqualifikation/i, "certificates"],
] as const;

/** Where to enter or to store what a paper lacks; a form of the buyer's is not kept anywhere. */
export function paperRemedy({ name, state }: CheckPaper): Remedy | undefined {
  if (state === "fill" || state === "ready" || state === "notNeeded") return undefined;
  const [, section] = papersOfProfile.find(([pattern]) => pattern.test(name)) ?? [];
  return section ? profile(profileAnchors[section]) : proofs;
}

/** The draft that asks the buyer about unclear words: the one that rests on some of the same. */
export function questionAbout(
  { state, quotes }: CheckRequirement,
  drafts: readonly BidderQuestion[],
): BidderQuestion | undefined {
  if (state !== "unclear") return undefined;
  return drafts.find((draft) => draft.quotes.some((a) => quotes.some((b) => isSame(a, b))));
}

function isSame(a: TenderQuote, b: TenderQuote): boolean {
  return a.quote === b.quote && a.document?.id === b.document?.id;
}
