import {
  listSources as listSourcesEndpoint,
  loadSamples as loadSamplesEndpoint,
} from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { listSources } from "./list-sources.ts";
import { loadSamples } from "./load-samples.ts";

export function sourcesRoutes(): BoundEndpoint[] {
  return [bind(listSourcesEndpoint, listSources), bind(loadSamplesEndpoint, loadSamples)];
}
