import type { changeWebhook, createWebhook, Delivery, listWebhooks, Webhook } from "@tc/contract";
import { webhookEvents } from "@tc/domain";
import type { Api } from "../../web/canned-web.ts";
import type { Answer } from "../answer.ts";

type Body<Called extends { body?: { _zod: { output: unknown } } | undefined }> = NonNullable<
  Called["body"]
>["_zod"]["output"];
export type SampleWebhooks = Answer<typeof listWebhooks>;

const id = (last: number) => `0191d4e4-8c1c-4a44-9d9b-0d9d4e5b${String(last).padStart(4, "0")}`;
const sampleWebhook = (last: number, change: Partial<Webhook>): Webhook => ({
  id: id(last),
  kind: "signed",
  name: "CRM",
  host: "crm.nordlicht.example",
  events: [...webhookEvents],
  createdAt: "2026-11-01T08:00:00.000Z",
  byName: "Ada Beispiel",
  ...change,
});

const webhooks: SampleWebhooks = {
  isInPlan: true,
  webhooks: [
    sampleWebhook(1, {}),
    sampleWebhook(2, {
      kind: "slack",
      name: "Kanal Vertrieb",
      host: "hooks.slack.com",
      events: ["changes"],
      stop: { at: "2026-11-19T08:00:00.000Z", because: "dead" },
    }),
  ],
};

const deliveries: readonly Delivery[] = [
  {
    id: id(11),
    event: "changes",
    heading: "Frist vorverlegt: Website Musterhausen, Abgabe 30.03. statt 02.04.",
    createdAt: "2026-11-20T08:00:00.000Z",
    sentAt: "2026-11-20T08:00:01.000Z",
    state: "delivered",
    tries: 1,
    status: 204,
    ms: 1_180,
  },
  {
    id: id(12),
    event: "matches",
    heading: "Neu: Imagefilm für die Stadtwerke (83), Stadtwerke Musterhausen",
    createdAt: "2026-11-19T08:00:00.000Z",
    sentAt: "2026-11-19T18:36:00.000Z",
    state: "failed",
    tries: 6,
    failure: "too_slow",
  },
];

export const sampleWebhookSecret = `whsec_${"Qm9F".repeat(11)}`;

/** The webhooks of an agency as a server keeps them; all share one log. */
export function sampleWebhooksApi(rest: Api, first: SampleWebhooks = webhooks) {
  const state = { list: first, deliveries: [...deliveries] };
  const replace = (changed: Webhook) => {
    const list = state.list.webhooks.map((webhook) =>
      webhook.id === changed.id ? changed : webhook,
    );
    state.list = { ...state.list, webhooks: list };
    return { body: changed };
  };
  const send = (heading: string): Delivery => ({
    id: id(20 + state.deliveries.length),
    event: "test",
    heading,
    createdAt: "2026-11-21T08:00:00.000Z",
    sentAt: "2026-11-21T08:00:00.000Z",
    state: "delivered",
    tries: 1,
    status: 200,
    ms: 90,
  });
  const api: Api = (path, query, method, body) => {
    if (path === "/api/webhook-endpoints" && method === "POST") {
      const { kind, name, address, events } = body as Body<typeof createWebhook>;
      const webhook = sampleWebhook(9, { kind, name, host: new URL(address).host, events });
      state.list = { ...state.list, webhooks: [webhook, ...state.list.webhooks] };
      return { body: { webhook, ...(kind === "signed" && { secret: sampleWebhookSecret }) } };
    }
    if (path === "/api/webhook-endpoints") return { body: state.list };
    const [, redeliveredId] = /^\/api\/webhook-deliveries\/([^/]+)\/redeliver$/.exec(path) ?? [];
    if (redeliveredId !== undefined) {
      state.deliveries = state.deliveries.map((delivery) =>
        delivery.id === redeliveredId ? { ...send(delivery.heading), id: delivery.id } : delivery,
      );
      return { body: { done: true } };
    }
    const [, webhookId, deed] = /^\/api\/webhook-endpoints\/([^/]+)(\/\w+)?$/.exec(path) ?? [];
    const target = state.list.webhooks.find((webhook) => webhook.id === webhookId);
    if (!target) return rest(path, query, method, body);
    if (deed === "/deliveries") return { body: { deliveries: state.deliveries } };
    if (deed === "/rotate") return { body: { secret: sampleWebhookSecret } };
    if (deed === "/test") {
      const delivery = send("Probenachricht: Die Verbindung steht.");
      state.deliveries = [delivery, ...state.deliveries];
      return { body: { deliveryId: delivery.id } };
    }
    if (method === "DELETE") {
      const list = state.list.webhooks.filter((webhook) => webhook !== target);
      state.list = { ...state.list, webhooks: list };
      return { body: { done: true } };
    }
    const { isOn } = body as Body<typeof changeWebhook>;
    const { stop: _stop, ...running } = target;
    const stop = { at: "2026-11-21T08:00:00.000Z", because: "member" as const };
    return replace(isOn === false ? { ...running, stop } : running);
  };
  return { api, state };
}
