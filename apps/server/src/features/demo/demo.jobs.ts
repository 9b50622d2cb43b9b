import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { createJudges } from "../assessment/index.ts";
import { continueDemo } from "./continue-demo.ts";
import { fillDemo } from "./fill-demo.ts";
import { awaitSamplesJob, continueDemoJob, fillDemoJob } from "./job-definitions.ts";

export function demoJobs(): JobHandler[] {
  const judges = createJudges();
  return [
    handle(fillDemoJob, (ctx, payload) => fillDemo(ctx, judges, payload)),
    handle(awaitSamplesJob, (ctx, payload) => fillDemo(ctx, judges, payload)),
    handle(continueDemoJob, (ctx, payload) => continueDemo(ctx, judges, payload)),
  ];
}
