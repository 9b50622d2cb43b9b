import { getEnterpriseOrder, placeEnterpriseOrder, previewEnterpriseOrder } from "@tc/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../../platform/api/api";
import { useGuarded } from "../queries";

export type OrderState = z.output<typeof getEnterpriseOrder.response>;
export type Sale = z.input<NonNullable<(typeof previewEnterpriseOrder)["body"]>>;
export type Preview = z.output<typeof previewEnterpriseOrder.response>;
export type Recipient = z.input<NonNullable<(typeof placeEnterpriseOrder)["body"]>>["recipient"];

const keyOf = (id: string) => ["admin", "enterprise-order", id];

export function useOrderState(id: string) {
  const guarded = useGuarded();
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) =>
      guarded((headers) => callApi(getEnterpriseOrder, { headers, signal, params: { id } })),
    // What is typed in the form begins with this and must not be overwritten.
    refetchOnWindowFocus: false,
    // The provider tells a moment later what became of an order.
    refetchInterval: ({ state }) => (state.data?.isUnderWay ? 3_000 : false),
  });
}

export function usePreview(id: string) {
  const guarded = useGuarded();
  return useMutation({
    mutationFn: (body: Sale) =>
      guarded((headers) => callApi(previewEnterpriseOrder, { headers, params: { id }, body })),
  });
}

export function usePlaceOrder(id: string) {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: ({ preview, ...order }: Sale & { recipient: Recipient; preview: Preview }) =>
      guarded((headers) =>
        callApi(placeEnterpriseOrder, {
          headers,
          params: { id },
          body: { ...order, computedFor: preview.computedFor },
        }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: ["admin"] }),
  });
}
