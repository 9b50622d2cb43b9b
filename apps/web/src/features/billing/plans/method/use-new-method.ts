import { beginPaymentMethod, usePaymentMethod } from "@tc/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { callApi } from "../../../../platform/api/api";
import type { usePaymentField } from "../../payments/use-payment-field";

type Field = ReturnType<typeof usePaymentField>;
type Payer = Parameters<Field["confirm"]>[1];

/**
 * Begins with our server, is confirmed with the provider, and is used from then on. What a try already got is kept: after
 * a mistyped number the same intent goes on, after a lost answer the same method is announced again.
 */
export function useNewMethod(field: Field) {
  const client = useQueryClient();
  const secret = useRef<string>(undefined);
  const confirmed = useRef<string>(undefined);
  return useMutation({
    mutationFn: async (payer: Payer) => {
      if (confirmed.current === undefined) {
        secret.current ??= (await callApi(beginPaymentMethod)).client_secret;
        const outcome = await field.confirm(secret.current, payer);
        if (outcome.kind === "failed") secret.current = undefined;
        if (outcome.kind !== "done") return outcome.kind;
        confirmed.current = outcome.intentId;
      }
      await callApi(usePaymentMethod, { body: { setupIntentId: confirmed.current } });
      return "done";
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ["billing"] }),
  });
}
