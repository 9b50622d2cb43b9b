import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { changeDataRequest } from "./change-data-request.ts";
import { listAllDataRequests } from "./list-all-data-requests.ts";
import { listDataRequests } from "./list-data-requests.ts";
import { recordDataRequest } from "./record-data-request.ts";
import { sendDataRequest } from "./send-data-request.ts";

export function dataRequestsRoutes(): BoundEndpoint[] {
  return [
    bind(contract.listDataRequests, (ctx) => listDataRequests(ctx)),
    bind(contract.sendDataRequest, (ctx, { body }) => sendDataRequest(ctx, body)),
    bind(contract.listAllDataRequests, (ctx, { query }) => listAllDataRequests(ctx, query)),
    bind(contract.recordDataRequest, (ctx, { body }) => recordDataRequest(ctx, body)),
    bind(contract.changeDataRequest, (ctx, { params, body }) =>
      changeDataRequest(ctx, params.id, body),
    ),
  ];
}
