import { listTenders } from "@tc/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { callApi } from "../../../platform/api/api";
import type { PaletteEntry } from "./places";

const shownTenders = 5;

/** The first tenders that a search finds; nothing below three letters. */
export function useFoundTenders(typed: string): {
  readonly entries: readonly PaletteEntry[];
  readonly isLoading: boolean;
} {
  const q = useDeferredValue(typed.trim());
  const isAsked = q.length >= 3;
  const { data, isFetching } = useQuery({
    queryKey: ["palette", q],
    queryFn: ({ signal }) => callApi(listTenders, { query: { q, limit: shownTenders }, signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const entries = (isAsked ? (data?.items ?? []) : []).map(({ title, buyer, slug }) => ({
    label: title,
    ...(buyer && { detail: buyer.name }),
    to: `/app/tender/${slug}`,
  }));
  return { entries, isLoading: isAsked && isFetching };
}
