import type { PipelineCard } from "@tc/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { errorSentence } from "../../../platform/api/error-sentences";
import { showToast } from "../../../ui/overlays/toast";
import { boardKey, cardKey } from "../state/queries";

type Show = (card: PipelineCard) => PipelineCard;

interface Change<Answer> {
  /** What it shows until the server has answered */
  readonly show?: Show;
  readonly call: () => Promise<Answer>;
  /** What it shows from the answer on */
  readonly store?: (card: PipelineCard, answer: Answer) => PipelineCard;
}

/** Answers undefined where it failed, which is said: words that somebody typed must not be lost then. */
export type CardChange = <Answer>(change: Change<Answer>) => Promise<Answer | undefined>;

/** A change of what stands on the card: shown at once, then as the server has it. */
export function useCardChange(id: string): CardChange {
  const client = useQueryClient();
  const queryKey = cardKey(id);
  const put = (show: Show) =>
    client.setQueryData<PipelineCard>(queryKey, (card) => card && show(card));
  const { mutate } = useMutation({
    mutationFn: ({ run }: { show: Show | undefined; run: () => Promise<void> }) => run(),
    scope: { id: queryKey.join(" ") },
    onMutate: async ({ show }) => {
      await client.cancelQueries({ queryKey });
      if (show) put(show);
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
  return ({ show, call, store }) =>
    new Promise((resolve) => {
      async function run() {
        try {
          const answer = await call();
          if (store) put((card) => store(card, answer));
          resolve(answer);
        } catch (error) {
          resolve(undefined);
          throw error;
        }
      }
      mutate({ show, run });
    });
}
