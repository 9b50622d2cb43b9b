import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { findSuggestions } from "./find-suggestions.ts";
import { getSuggestions } from "./get-suggestions.ts";
import { settleSuggestions } from "./settle-suggestions.ts";

export function profileSuggestionsRoutes(): BoundEndpoint[] {
  return [
    bind(contract.getProfileSuggestions, getSuggestions),
    bind(contract.findProfileSuggestions, (ctx, { body }) => findSuggestions(ctx, body)),
    bind(contract.settleProfileSuggestions, (ctx, { body }) => settleSuggestions(ctx, body)),
  ];
}
