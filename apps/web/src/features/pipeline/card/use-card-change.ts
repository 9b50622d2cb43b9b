import type { PipelineCard } from "@tc/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { errorSentence } from "../../../platform/api/error-sentences";
import { showToast } from "../../../ui/overlays/toast";
import { boardKey, cardKey } from "../state/queries";

interface Change {
  /** What it shows until the server has answered */
  readonly show?: (card: PipelineCard) => PipelineCard;
  readonly call: () => Promise<unknown>;
}

/** A change of what stands on the card: shown at once, then as the server has it. */
export function useCardChange(id: string) {
  const client = useQueryClient();
  const queryKey = cardKey(id);
  return useMutation({
    mutationFn: ({ call }: Change) => call(),
    scope: { id: queryKey.join(" ") },
    onMutate: async ({ show }) => {
      await client.cancelQueries({ queryKey });
      if (show) client.setQueryData<PipelineCard>(queryKey, (card) => card && show(card));
    },
    onError: (error) =>
      showToast(`Nicht gespeichert. ${errorSentence(error)}`, { isFailure: true }),
    onSettled: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey }),
        client.invalidateQueries({ queryKey: boardKey }),
      ]);
    },
  });
}
export type CardChange = ReturnType<typeof useCardChange>["mutate"];
