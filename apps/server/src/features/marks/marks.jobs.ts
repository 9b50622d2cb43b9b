import type { Context } from "../../platform/context.ts";
import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { currentModels } from "../scoring/index.ts";
import { findWins } from "./learning/find-wins.ts";
import { findWinsJob, learnAgenciesJob, learnAgencyJob } from "./job-definitions.ts";
import { learnAgencies } from "./learning/learn-agencies.ts";
import { learnAgency } from "./learning/learn-agency.ts";

const findModels = async (ctx: Context) => (await currentModels(ctx))?.fit;

export function marksJobs(): JobHandler[] {
  return [
    handle(learnAgencyJob, (ctx, payload, signal) =>
      learnAgency(ctx, payload, { findModels, signal }),
    ),
    handle(learnAgenciesJob, learnAgencies),
    handle(findWinsJob, (ctx, _payload, signal) => findWins(ctx, signal)),
  ];
}
