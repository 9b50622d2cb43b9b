import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  redeliver,
  rotateWebhookSecret,
  testWebhook,
} from "@tc/contract";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../platform/api/api";

export type WebhookList = z.output<typeof listWebhooks.response>;
export type Webhook = WebhookList["webhooks"][number];
export type Delivery = z.output<typeof listDeliveries.response>["deliveries"][number];
export type WebhookWish = z.input<NonNullable<typeof createWebhook.body>>;
export type WebhookChange = z.input<NonNullable<typeof changeWebhook.body>>;

const webhooksQuery = queryOptions({
  queryKey: ["webhooks"],
  queryFn: ({ signal }) => callApi(listWebhooks, { signal }),
});

export function useWebhooks() {
  return useQuery(webhooksQuery);
}

/** While something is on its way the log is asked again soon. */
const pollMs = 2_000;
const quietPollMs = 30_000;

export function useDeliveries(id: string) {
  return useQuery({
    queryKey: ["webhooks", id, "deliveries"],
    queryFn: ({ signal }) => callApi(listDeliveries, { params: { id }, signal }),
    refetchInterval: ({ state }) => {
      const deliveries = state.data?.deliveries ?? [];
      const isSending = deliveries.some(({ state: it, tries }) => it === "waiting" && tries === 0);
      return isSending ? pollMs : quietPollMs;
    },
  });
}

function useWebhookDeed<Wish, Answer>(deed: (wish: Wish) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deed,
    // A secret is told once; the cache must not keep it any longer than its dialog.
    gcTime: 0,
    onSettled: () => client.invalidateQueries({ queryKey: webhooksQuery.queryKey }),
  });
}

export const useCreateWebhook = () =>
  useWebhookDeed((body: WebhookWish) => callApi(createWebhook, { body }));
export const useChangeWebhook = () =>
  useWebhookDeed(({ id, ...body }: WebhookChange & { id: string }) =>
    callApi(changeWebhook, { params: { id }, body }),
  );
export const useRotateWebhookSecret = () =>
  useWebhookDeed((id: string) => callApi(rotateWebhookSecret, { params: { id } }));
export const useDeleteWebhook = () =>
  useWebhookDeed((id: string) => callApi(deleteWebhook, { params: { id } }));
export const useTestWebhook = () =>
  useWebhookDeed((id: string) => callApi(testWebhook, { params: { id } }));
export const useRedeliver = () =>
  useWebhookDeed((id: string) => callApi(redeliver, { params: { id } }));
