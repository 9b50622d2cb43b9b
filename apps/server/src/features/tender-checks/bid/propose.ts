import { goNoGo } from "@tc/assessment";
import type { Verdict } from "@tc/assessment";
import type { BidFactorWeights, TenderCheck } from "@tc/contract";
import { bidFactors } from "./bid-factors.ts";
import type { FactorBasis } from "./bid-factors.ts";

interface ProposalBasis extends Omit<FactorBasis, "judgement"> {
  readonly judgement: FactorBasis["judgement"] | undefined;
  readonly weights: BidFactorWeights;
}

const criteriaReasons: ReadonlySet<Verdict["reason"]> = new Set(["failed", "failedInLots", "open"]);

/** Our proposal with all that it rests on; none for a tender that takes no bids. */
export function proposalOf({
  judgement,
  weights,
  ...rest
}: ProposalBasis): Pick<TenderCheck, "proposal"> {
  if (!judgement?.verdict) return {};
  const { reason, sentence: words } = judgement.verdict;
  const factors = bidFactors({ judgement, ...rest }).map((factor) => ({
    ...factor,
    weight: weights[factor.key] ?? ("counted" as const),
  }));
  const { decision, sentence } = goNoGo(factors, criteriaReasons.has(reason) ? words : undefined);
  const isEdited = factors.some(({ weight }) => weight !== "counted");
  return {
    proposal: {
      decision,
      sentence: isEdited ? `Mit euren Änderungen: ${sentence}` : sentence,
      factors,
      isEdited,
    },
  };
}
