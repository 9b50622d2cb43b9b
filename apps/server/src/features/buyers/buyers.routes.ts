import { getBuyer as getBuyerEndpoint, getBuyerDossier as getDossierEndpoint } from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { getBuyerDossier } from "./dossier/get-buyer-dossier.ts";
import { getBuyer } from "./get-buyer.ts";

export function buyersRoutes(): BoundEndpoint[] {
  return [
    bind(getBuyerEndpoint, (ctx, { params }) => getBuyer(ctx, params.id)),
    bind(getDossierEndpoint, (ctx, { params }) => getBuyerDossier(ctx, params.id)),
  ];
}
