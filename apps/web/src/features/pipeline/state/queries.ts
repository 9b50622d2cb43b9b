import { getPipeline, getPipelineCard } from "@tc/contract";
import type { BoardCard, PipelineCard, PipelinePerson } from "@tc/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../../platform/api/api";

export type Pipeline = z.output<typeof getPipeline.response>;
export type PipelineQuery = z.input<NonNullable<typeof getPipeline.query>>;

export const boardKey = ["pipeline", "board"] as const;
export const cardKey = (id: string) => ["pipeline", "card", id] as const;
export const letterKey = (id: string) => ["pipeline", "letter", id] as const;
export const activityKey = (id: string) => ["pipeline", "activity", id] as const;
export const recordKey = ["pipeline", "record"] as const;

export function usePipeline(query: PipelineQuery) {
  return useQuery({
    queryKey: [...boardKey, query],
    queryFn: ({ signal }) => callApi(getPipeline, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** With `asksAnew` the server is asked although the card was loaded a moment ago. */
export function usePipelineCard(id: string, { asksAnew = false } = {}) {
  return useQuery({
    queryKey: cardKey(id),
    queryFn: ({ signal }) => callApi(getPipelineCard, { params: { id }, signal }),
    ...(asksAnew && { refetchOnMount: "always" as const }),
  });
}

/** Puts what the server says of a card into every view that shows it. */
export function storeCard(client: QueryClient, card: BoardCard): void {
  client.setQueriesData<Pipeline>({ queryKey: boardKey }, (pipeline) => {
    if (!pipeline) return pipeline;
    const isThere = pipeline.cards.some(({ id }) => id === card.id);
    const cards = isThere
      ? pipeline.cards.map((other) => (other.id === card.id ? card : other))
      : [...pipeline.cards, card];
    return { ...pipeline, cards };
  });
  client.setQueryData<PipelineCard>(cardKey(card.id), (open) => open && { ...open, card });
}

/** Asks again for all that a change may have outdated, also where a first answer from before it is still on its way. */
export async function refreshPipeline(client: QueryClient): Promise<void> {
  const hasNoAnswer = ({ state }: { state: { data: unknown } }) => state.data === undefined;
  await client.cancelQueries({ queryKey: ["pipeline"], predicate: hasNoAnswer });
  await client.invalidateQueries({ queryKey: ["pipeline"] });
}

export function findPerson(
  people: readonly PipelinePerson[],
  id: string | undefined,
): PipelinePerson | undefined {
  return id === undefined ? undefined : people.find((person) => person.id === id);
}
