import { listTenders } from "@tc/contract";
import type { ProfileData } from "@tc/contract";
import { agencySectorDefinitions } from "@tc/domain";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../platform/api/api";

type ListQuery = z.input<NonNullable<typeof listTenders.query>>;

/** What the agency offers as a filter; without any choice everything agencies usually offer. */
export function offeredCodes(profile: Pick<ProfileData, "agencySectors" | "cpv">): string {
  const filters = [...profile.agencySectors, ...profile.cpv];
  return (filters.length > 0 ? filters : Object.keys(agencySectorDefinitions)).join(",");
}

const shown = 6;

export function useNextDeadlines(cpv: string | undefined) {
  return useTenders({ cpv, state: "open", sort: "deadline", limit: shown });
}

export function useNewest(cpv: string | undefined) {
  return useTenders({ cpv, state: "open", sort: "published", limit: shown });
}

/** Only their number is of interest. */
export function useDueSoon(cpv: string | undefined, deadlineFrom: string, deadlineTo: string) {
  return useTenders({ cpv, state: "open", deadlineFrom, deadlineTo, limit: 1 });
}

function useTenders(query: ListQuery) {
  return useQuery({
    queryKey: ["dashboard-tenders", query],
    enabled: query.cpv !== undefined,
    queryFn: ({ signal }) => callApi(listTenders, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
