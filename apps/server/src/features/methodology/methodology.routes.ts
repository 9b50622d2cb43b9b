import { getMethodology as getMethodologyEndpoint } from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { rememberFor } from "../../platform/memory/remember-for.ts";
import { getMethodology } from "./get-methodology.ts";
import type { Methodology } from "./get-methodology.ts";

const maxAgeMs = 5 * 60_000;

export function methodologyRoutes(): BoundEndpoint[] {
  const remember = rememberFor<Methodology>(maxAgeMs);
  return [bind(getMethodologyEndpoint, (ctx) => getMethodology(ctx, remember))];
}
