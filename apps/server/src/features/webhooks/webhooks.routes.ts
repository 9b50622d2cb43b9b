import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import {
  changeWebhook,
  deleteWebhook,
  listWebhooks,
  rotateWebhookSecret,
} from "./change-webhook.ts";
import { createWebhook } from "./create-webhook.ts";
import { listDeliveries, redeliver, testWebhook } from "./queue-deliveries.ts";

export function webhooksRoutes(): BoundEndpoint[] {
  return [
    bind(contract.listWebhooks, (ctx) => listWebhooks(ctx)),
    bind(contract.createWebhook, (ctx, { body }) => createWebhook(ctx, body)),
    bind(contract.changeWebhook, (ctx, { params, body }) =>
      changeWebhook(ctx, { ...params, ...body }),
    ),
    bind(contract.rotateWebhookSecret, (ctx, { params }) => rotateWebhookSecret(ctx, params)),
    bind(contract.deleteWebhook, (ctx, { params }) => deleteWebhook(ctx, params)),
    bind(contract.testWebhook, (ctx, { params }) => testWebhook(ctx, params)),
    bind(contract.listDeliveries, (ctx, { params }) => listDeliveries(ctx, params)),
    bind(contract.redeliver, (ctx, { params }) => redeliver(ctx, params)),
  ];
}
