import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { createApiKey } from "./create-api-key.ts";
import { listApiKeys } from "./list-api-keys.ts";
import { revokeApiKey } from "./revoke-api-key.ts";
import { rotateApiKey } from "./rotate-api-key.ts";

export function apiKeysRoutes(): BoundEndpoint[] {
  return [
    bind(contract.listApiKeys, (ctx) => listApiKeys(ctx)),
    bind(contract.createApiKey, (ctx, { body }) => createApiKey(ctx, body)),
    bind(contract.rotateApiKey, (ctx, { params, body }) =>
      rotateApiKey(ctx, { ...params, ...body }),
    ),
    bind(contract.revokeApiKey, (ctx, { params }) => revokeApiKey(ctx, params)),
  ];
}
