import { getSupplier as endpoint } from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { getSupplier } from "./get-supplier.ts";

export function suppliersRoutes(): BoundEndpoint[] {
  return [bind(endpoint, (ctx, { params }) => getSupplier(ctx, params.id))];
}
