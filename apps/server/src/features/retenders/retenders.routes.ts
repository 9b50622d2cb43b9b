import { listRetenders as listRetendersEndpoint } from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { listRetenders } from "./list-retenders.ts";

export function retendersRoutes(): BoundEndpoint[] {
  return [bind(listRetendersEndpoint, (ctx, { query }) => listRetenders(ctx, query))];
}
