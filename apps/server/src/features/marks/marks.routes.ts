import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { getLearning } from "./learning/get-learning.ts";
import { getMarkedTenders } from "./get-marked-tenders.ts";
import { markTender } from "./mark-tender.ts";
import { undoMark } from "./undo-mark.ts";
import { unmarkTender } from "./unmark-tender.ts";

export function marksRoutes(): BoundEndpoint[] {
  return [
    bind(contract.markTender, (ctx, { params, body }) => markTender(ctx, { ...params, ...body })),
    bind(contract.unmarkTender, (ctx, { params }) => unmarkTender(ctx, params)),
    bind(contract.undoMark, (ctx, { params }) => undoMark(ctx, params)),
    bind(contract.getMarkedTenders, getMarkedTenders),
    bind(contract.getLearning, getLearning),
  ];
}
