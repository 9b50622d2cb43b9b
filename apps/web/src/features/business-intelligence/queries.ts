import {
  getMarketBuyers,
  getMarketRegions,
  getMarketTrend,
  getMarketVolume,
  getMarketWinners,
  getMethodology,
  getOfferSpread,
  getOwnCalibration,
  getOwnFunnel,
  getPriceWeightSpread,
  getValueSpread,
} from "@tc/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api";
import type { BiQuery } from "./bi-choice";

/** Each chart asks for itself, so that one that fails leaves the others alone. */
function useChart<Answer>(
  name: string,
  query: unknown,
  ask: (signal: AbortSignal) => Promise<Answer>,
) {
  return useQuery({
    queryKey: ["business-intelligence", name, query],
    queryFn: ({ signal }) => ask(signal),
    placeholderData: keepPreviousData,
  });
}

export const useVolume = (query: BiQuery) =>
  useChart("volume", query, (signal) => callApi(getMarketVolume, { query, signal }));
export const useRegions = (query: BiQuery) =>
  useChart("regions", query, (signal) => callApi(getMarketRegions, { query, signal }));
export const useOffers = (query: BiQuery) =>
  useChart("offers", query, (signal) => callApi(getOfferSpread, { query, signal }));
export const useValues = (query: BiQuery) =>
  useChart("values", query, (signal) => callApi(getValueSpread, { query, signal }));
export const usePriceWeights = (query: BiQuery) =>
  useChart("price-weights", query, (signal) => callApi(getPriceWeightSpread, { query, signal }));
export const useBuyers = (query: BiQuery) =>
  useChart("buyers", query, (signal) => callApi(getMarketBuyers, { query, signal }));
export const useWinners = (query: BiQuery) =>
  useChart("winners", query, (signal) => callApi(getMarketWinners, { query, signal }));
export function useFunnel({ months }: BiQuery) {
  return useChart("funnel", months, (signal) =>
    callApi(getOwnFunnel, { query: { months }, signal }),
  );
}
export const useTrend = (query: BiQuery) =>
  useChart("trend", query, (signal) => callApi(getMarketTrend, { query, signal }));
export const useOwnCalibration = () =>
  useChart("calibration", "own", (signal) => callApi(getOwnCalibration, { signal }));
export const usePublishedCalibration = () =>
  useChart("calibration", "all", (signal) => callApi(getMethodology, { signal }));
