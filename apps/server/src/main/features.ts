import type { BoundEndpoint } from "../platform/http.ts";
import type { JobHandler } from "../platform/jobs.ts";

/** Every endpoint the API answers. */
export function listRoutes(): readonly BoundEndpoint[] {
  return [];
}

/** Every job the workers do. */
export function listJobs(): readonly JobHandler[] {
  return [];
}
