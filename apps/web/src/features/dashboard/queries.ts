import { getDashboard, listTenders, seeNewMatches } from "@tc/contract";
import type { ProfileData } from "@tc/contract";
import { agencySectorDefinitions } from "@tc/domain";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../platform/api/api";

export type Dashboard = z.output<typeof getDashboard.response>;

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

export const dashboardKey = ["dashboard"] as const;

/** Counts are of the moment, so each visit reads them anew. */
export function useDashboard() {
  return useQuery({
    queryKey: dashboardKey,
    queryFn: ({ signal }) => callApi(getDashboard, { signal }),
    staleTime: 0,
  });
}

/** Goes on while the list opens; if it fails, the matches stay new. */
export function seeMatches(upTo: string): void {
  void callApi(seeNewMatches, { body: { upTo } }).catch(() => undefined);
}

function useTenders(query: ListQuery) {
  return useQuery({
    queryKey: ["dashboard-tenders", query],
    enabled: query.cpv !== undefined,
    queryFn: ({ signal }) => callApi(listTenders, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
