import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { createJudges } from "../assessment/index.ts";
import { createShare } from "./create-share.ts";
import { listShares } from "./list-shares.ts";
import { openShare } from "./open-share.ts";
import { revokeShare } from "./revoke-share.ts";

export function shareRoutes(judges = createJudges()): BoundEndpoint[] {
  return [
    bind(contract.listShares, (ctx, { params }) => listShares(ctx, params)),
    bind(contract.createShare, (ctx, { params, body }) =>
      createShare(ctx, judges, { ...params, ...body }),
    ),
    bind(contract.revokeShare, (ctx, { params }) => revokeShare(ctx, params)),
    bind(contract.openShare, (ctx, { body }) => openShare(ctx, body)),
  ];
}
