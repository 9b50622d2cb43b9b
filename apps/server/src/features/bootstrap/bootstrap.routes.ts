import { getBootstrap as endpoint } from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { getBootstrap } from "./get-bootstrap.ts";

/** `routes`: every other endpoint of the API. */
export function bootstrapRoutes(routes: readonly BoundEndpoint[]): BoundEndpoint[] {
  return [bind(endpoint, (ctx, { query }) => getBootstrap(ctx, routes, query.ask.split(" ")))];
}
