import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import type { Judges } from "../assessment/index.ts";
import { listAutomaticChecks } from "./automatic/list-automatic-checks.ts";
import { deleteBidDecision, saveBidDecision } from "./bid/decide.ts";
import { saveCalculation } from "./bid/save-calculation.ts";
import { weighFactors } from "./bid/weigh-factors.ts";
import { getTenderCheck } from "./get-tender-check.ts";
import { printTenderCheck } from "./print-tender-check.ts";
import { startTenderCheck } from "./start-tender-check.ts";

export function tenderChecksRoutes(judges: Judges): BoundEndpoint[] {
  return [
    bind(contract.getTenderCheck, (ctx, { params }) => getTenderCheck(ctx, judges, params)),
    bind(contract.startTenderCheck, (ctx, { params }) => startTenderCheck(ctx, judges, params)),
    bind(contract.saveBidDecision, (ctx, { params, body }) =>
      saveBidDecision(ctx, judges, { ...params, ...body }),
    ),
    bind(contract.deleteBidDecision, (ctx, { params }) => deleteBidDecision(ctx, judges, params)),
    bind(contract.saveCalculation, (ctx, { params, body }) =>
      saveCalculation(ctx, judges, { ...params, entered: body }),
    ),
    bind(contract.weighFactors, (ctx, { params, body }) =>
      weighFactors(ctx, judges, { ...params, ...body }),
    ),
    bind(contract.listAutomaticChecks, (ctx) => listAutomaticChecks(ctx)),
    bind(contract.printTenderCheck, (ctx, { params, query }) =>
      printTenderCheck(ctx, judges, { ...params, isInternal: query.internal === "true" }),
    ),
  ];
}
