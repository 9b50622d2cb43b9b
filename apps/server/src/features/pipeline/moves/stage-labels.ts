import { openStages } from "@tc/domain";
import type { ClosedStage, PipelineStage } from "@tc/domain";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { describeOutcomeLabel, settleOutcomeLabels } from "../../marks/index.ts";
import type { OutcomeKind } from "../../marks/index.ts";

const labelsOf: Readonly<Record<PipelineStage, readonly OutcomeKind[]>> = {
  discovered: ["pursued"],
  review: ["pursued"],
  go: ["pursued"],
  in_work: ["pursued"],
  submitted: ["pursued", "bid"],
  won: ["pursued", "bid", "won"],
  lost: ["pursued", "bid", "lost"],
  // What was looked at and left alone says nothing of how well it suits.
  declined: ["withdrawn"],
};

export function isOpenStage(stage: PipelineStage): boolean {
  return openStages.some((open) => open === stage);
}

export interface StageChange {
  /** Of the act, as its activity says it */
  readonly at: Date;
  /** undefined: there was no card, or is none now */
  readonly from: PipelineStage | undefined;
  readonly to: PipelineStage | undefined;
  readonly reason?: string | undefined;
  readonly undoes?: Date;
}

/**
 * What learning and calibration read follows the stage: pursued with the card, bid when submitted, then the outcome. An
 * offer that was handed in stays one when the buyer gives up the tender. A card that is removed takes what it said along,
 * unless its bid was decided: that happened.
 */
export async function settleStageLabels(
  t: AgencyTransaction,
  tenderId: string,
  { at, from, to, reason, undoes }: StageChange,
): Promise<void> {
  const isDecided = from === "won" || from === "lost";
  if (to === undefined && isDecided) return;
  const wanted =
    to === undefined
      ? []
      : to === "declined" && (from === "submitted" || isDecided)
        ? (["pursued", "bid", "withdrawn"] as const)
        : labelsOf[to];
  await settleOutcomeLabels(t, tenderId, { at, wanted, reason, ...(undoes && { undoes }) });
}

/** Says why a card stands in its stage: the label of that end keeps its moment and gets this reason, or none. */
export async function describeStageLabel(
  t: AgencyTransaction,
  tenderId: string,
  stage: ClosedStage,
  reason: string | undefined,
): Promise<void> {
  await describeOutcomeLabel(t, tenderId, stage === "declined" ? "withdrawn" : stage, reason);
}
