import type { Context } from "../../platform/context.ts";
import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";
import { fillMarketFacts, hasMissingFacts } from "./facts/fill-market-facts.ts";

const fillMarketFactsJob: JobDefinition<NoPayload> = {
  name: "fill-market-facts",
  payload: noPayload,
  singleton: "all",
  retryLimit: 3,
  expireInSeconds: 4 * 3600,
};

export function businessIntelligenceJobs(): JobHandler[] {
  return [handle(fillMarketFactsJob, (ctx, _payload, signal) => fillMarketFacts(ctx, signal))];
}

/** Called when a worker starts: tenders from before these facts, or before their present rules, get them. */
export async function startMarketFacts(ctx: Context): Promise<void> {
  if (await hasMissingFacts(ctx)) await ctx.jobs.send(fillMarketFactsJob, {});
}
