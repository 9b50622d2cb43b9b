import type { getDashboard as endpoint, getOwnRecord } from "@tc/contract";
import { openStages } from "@tc/domain";
import type { PipelineStage } from "@tc/domain";
import type { z } from "zod";

type Pipeline = Extract<z.input<typeof endpoint.response>["pipeline"], { state: "ready" }>;

/** The funnel by stage, and how own bids ended. */
export function toPipeline(
  counts: ReadonlyMap<PipelineStage, number>,
  { won, decided, calibration }: z.input<(typeof getOwnRecord)["response"]>,
): Pipeline {
  const stages = openStages.map((stage) => ({ stage, count: counts.get(stage) ?? 0 }));
  return {
    state: "ready",
    stages,
    open: stages.reduce((sum, { count }) => sum + count, 0),
    won,
    decided,
    told: { bids: calibration.bids, expectedWins: calibration.expectedWins },
  };
}
