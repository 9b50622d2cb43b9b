import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { getDigestPreview } from "./preview/get-digest-preview.ts";
import { LatestTenders } from "./preview/latest-tenders.ts";
import { sendDigestPreview } from "./preview/send-digest-preview.ts";

export function digestsRoutes(): BoundEndpoint[] {
  const latest = new LatestTenders();
  return [
    bind(contract.getDigestPreview, (ctx) => getDigestPreview(ctx, latest)),
    bind(contract.sendDigestPreview, (ctx) => sendDigestPreview(ctx, latest)),
  ];
}
