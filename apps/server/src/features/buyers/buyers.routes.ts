import { getBuyer as getBuyerEndpoint } from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { getBuyer } from "./get-buyer.ts";

export function buyersRoutes(): BoundEndpoint[] {
  return [bind(getBuyerEndpoint, (ctx, { params }) => getBuyer(ctx, params.id))];
}
