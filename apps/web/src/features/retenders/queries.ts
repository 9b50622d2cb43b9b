import { listRetenders } from "@tc/contract";
import type { Retender } from "@tc/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../platform/api/api";
import type { RadarChoice } from "./radar-choice";

export type RadarPage = z.output<typeof listRetenders.response>;
export type { Retender };

/** Pages of the radar, the next one when somebody asks for it. */
export function useRetenders({ agencySector, region, buyer, basis, months }: RadarChoice) {
  const query = {
    ...(agencySector !== undefined && { agencySector }),
    ...(region !== undefined && { region }),
    ...(buyer !== undefined && { buyer }),
    ...(basis !== undefined && { basis }),
    months,
  };
  return useInfiniteQuery({
    queryKey: ["retenders", query],
    queryFn: ({ pageParam, signal }): Promise<RadarPage> =>
      callApi(listRetenders, {
        query: { ...query, ...(pageParam !== undefined && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}
