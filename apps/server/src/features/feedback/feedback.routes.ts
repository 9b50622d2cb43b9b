import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { answerFeedback } from "./answer-feedback.ts";
import { listAllFeedback } from "./list-all-feedback.ts";
import { listFeedback } from "./list-feedback.ts";
import { sendFeedback } from "./send-feedback.ts";

export function feedbackRoutes(): BoundEndpoint[] {
  return [
    bind(contract.listFeedback, (ctx) => listFeedback(ctx)),
    bind(contract.sendFeedback, (ctx, { body }) => sendFeedback(ctx, body)),
    bind(contract.listAllFeedback, (ctx, { query }) => listAllFeedback(ctx, query)),
    bind(contract.answerFeedback, (ctx, { params, body }) => answerFeedback(ctx, params.id, body)),
  ];
}
