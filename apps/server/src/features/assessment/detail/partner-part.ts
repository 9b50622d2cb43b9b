import { partnerGapOf } from "@tc/assessment";
import type { Knockout } from "@tc/assessment";
import type { TenderAssessment } from "@tc/contract";
import { canUse, cheapestTierWith } from "@tc/domain";
import type { Tier } from "@tc/domain";
import type { AssessedTender } from "./assessed-tender.store.ts";

type Fit = Extract<TenderAssessment["fit"], { readonly kind: "fit" }>;

/** What a partner would have to bring; below the plan that opens it only that there is an answer. */
export function partnerPart(
  knockout: Knockout,
  { record }: Pick<AssessedTender, "record">,
  tier: Tier | null,
): Fit["knockouts"][number]["partner"] {
  const gap = partnerGapOf(knockout, record);
  if (!gap) return undefined;
  if (!canUse(tier, "partnerGap")) return { kind: "locked", tier: cheapestTierWith("partnerGap") };
  const { terms, ...figures } = gap;
  return {
    kind: "gap",
    ...figures,
    terms: terms.kind,
    ...(terms.kind !== "silent" && { quote: terms.quote }),
  };
}
