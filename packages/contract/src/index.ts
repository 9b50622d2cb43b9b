import { getBuyer, getTender, listTenders } from "./tenders.ts";
import { listSources, loadSamples } from "./sources.ts";

export type { Access, Endpoint } from "./endpoint.ts";
export { endpoint } from "./endpoint.ts";
export { errorResponse } from "./error.ts";
export type { ErrorResponse } from "./error.ts";
export * from "./sources.ts";
export * from "./tender-record.ts";
export * from "./tenders.ts";

/** Every endpoint of the product; tests range over it and OpenAPI is made from it. */
export const endpoints = { listTenders, getTender, getBuyer, listSources, loadSamples };
