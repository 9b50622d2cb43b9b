import {
  deliveryFailures,
  deliveryStates,
  webhookEvents,
  webhookKinds,
  webhookLimits,
  webhookStops,
} from "@tc/domain";
import type { WebhookEvent, WebhookKind } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { done, line } from "./fields.ts";

const event = z.enum(webhookEvents as [WebhookEvent, ...WebhookEvent[]]);
const events = z.array(event).min(1).max(webhookEvents.length);
const address = z
  .string()
  .trim()
  .max(webhookLimits.addressMax)
  .pipe(z.url({ protocol: /^https$/ }));

const webhook = z.object({
  id: z.uuid(),
  kind: z.enum(webhookKinds as [WebhookKind, ...WebhookKind[]]),
  name: z.string(),
  /** Of the address; the rest of it may be a secret and is not told again. */
  host: z.string(),
  events: z.array(event),
  createdAt: z.iso.datetime(),
  byName: z.string(),
  stop: z.object({ at: z.iso.datetime(), because: z.enum(webhookStops) }).optional(),
});
export type Webhook = z.output<typeof webhook>;

const delivery = z.object({
  id: z.uuid(),
  event: z.enum([...webhookEvents, "test"] as [WebhookEvent, ...WebhookEvent[], "test"]),
  /** German, one line */
  heading: z.string(),
  createdAt: z.iso.datetime(),
  state: z.enum(deliveryStates),
  tries: z.int(),
  /** Of the last try */
  sentAt: z.iso.datetime().optional(),
  status: z.int().optional(),
  ms: z.int().optional(),
  failure: z.enum(deliveryFailures).optional(),
  nextAt: z.iso.datetime().optional(),
});
export type Delivery = z.output<typeof delivery>;

const byId = z.object({ id: z.uuid() });

export const listWebhooks = endpoint({
  method: "GET",
  path: "/api/webhook-endpoints",
  access: "owner",
  summary: "Die Webhooks der Agentur",
  response: z.object({
    /** False: with this plan nothing is sent, and none can be made. */
    isInPlan: z.boolean(),
    webhooks: z.array(webhook),
  }),
});

export const createWebhook = endpoint({
  method: "POST",
  path: "/api/webhook-endpoints",
  access: "owner",
  feature: "api",
  summary: "Einen Webhook anlegen; sein Geheimnis wird nur dieses eine Mal genannt",
  body: z.object({
    kind: z.enum(webhookKinds as [WebhookKind, ...WebhookKind[]]),
    name: line(webhookLimits.nameMax),
    address,
    events,
  }),
  response: z.object({
    webhook,
    /** For `signed` alone: what receivers check signatures with */
    secret: z.string().optional(),
  }),
});

export const changeWebhook = endpoint({
  method: "PATCH",
  path: "/api/webhook-endpoints/:id",
  access: "owner",
  feature: "api",
  summary: "Einen Webhook umbenennen, anderes melden lassen, ab- oder wieder einschalten",
  params: byId,
  body: z.object({
    name: line(webhookLimits.nameMax).optional(),
    events: events.optional(),
    isOn: z.boolean().optional(),
  }),
  response: webhook,
});

export const rotateWebhookSecret = endpoint({
  method: "POST",
  path: "/api/webhook-endpoints/:id/rotate",
  access: "owner",
  feature: "api",
  summary: "Ein neues Geheimnis; das alte unterschreibt noch einen Tag daneben",
  params: byId,
  response: z.object({ secret: z.string() }),
});

export const deleteWebhook = endpoint({
  method: "DELETE",
  path: "/api/webhook-endpoints/:id",
  access: "owner",
  summary: "Einen Webhook mit seinem Protokoll löschen",
  params: byId,
  response: done,
});

export const testWebhook = endpoint({
  method: "POST",
  path: "/api/webhook-endpoints/:id/test",
  access: "owner",
  feature: "api",
  summary: "Eine Probenachricht senden",
  params: byId,
  response: z.object({ deliveryId: z.uuid() }),
});

export const listDeliveries = endpoint({
  method: "GET",
  path: "/api/webhook-endpoints/:id/deliveries",
  access: "owner",
  summary: "Die letzten Zustellungen eines Webhooks, neueste zuerst",
  params: byId,
  response: z.object({ deliveries: z.array(delivery) }),
});

export const redeliver = endpoint({
  method: "POST",
  path: "/api/webhook-deliveries/:id/redeliver",
  access: "owner",
  feature: "api",
  summary: "Eine Zustellung erneut senden, unter derselben Kennung",
  params: byId,
  response: done,
});
