import { getMarket } from "@tc/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import type { AgencySector, Land } from "@tc/domain";
import { callApi } from "../../platform/api/api";

export type Market = z.output<typeof getMarket.response>;
export interface MarketQuery {
  agencySector?: AgencySector;
  region?: Land;
  years: number;
}

export function useMarket(query: MarketQuery) {
  return useQuery({
    queryKey: ["market", query],
    queryFn: ({ signal }) => callApi(getMarket, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
