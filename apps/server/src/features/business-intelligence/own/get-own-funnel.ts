import type { getOwnFunnel as contract } from "@tc/contract";
import { openStages } from "@tc/domain";
import type { PipelineStage } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { readScope } from "../market/scope.ts";
import * as store from "./own.store.ts";

/** How far the agency's cards came. A bid that was won or lost was submitted, whatever stages its card was moved through. */
export async function getOwnFunnel(
  ctx: Context,
  { months }: { readonly months: number },
  agencyId = requireMembership(ctx).agencyId,
): Promise<z.input<(typeof contract)["response"]>> {
  const { from, to } = await readScope(ctx, { months });
  const cards = await inAgency(ctx, agencyId, (t) => store.listFunnelCards(t, { from, to }));
  const reached = cards.map(({ stage, earlier }) => Math.max(...[stage, ...earlier].map(placeOf)));
  const countOf = (stage: PipelineStage) => cards.filter((card) => card.stage === stage).length;
  return {
    from,
    to,
    cards: cards.length,
    stages: [
      ...openStages.map((stage, place) => ({
        stage,
        count: reached.filter((far) => far >= place).length,
      })),
      { stage: "won" as const, count: countOf("won") },
    ],
    won: countOf("won"),
    lost: countOf("lost"),
    open: countOf("submitted"),
    declined: countOf("declined"),
  };
}

const submitted = openStages.indexOf("submitted");

function placeOf(stage: PipelineStage): number {
  if (stage === "won" || stage === "lost") return submitted;
  return stage === "declined" ? 0 : openStages.indexOf(stage);
}
