import { listTenders } from "@tc/contract";
import type { AssessmentSummary, ProfileData, TenderListItem } from "@tc/contract";
import { fittingScore } from "@tc/domain";
import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../../platform/api/api";

type ListQuery = z.input<NonNullable<typeof listTenders.query>>;

export interface Match {
  readonly item: TenderListItem;
  readonly assessment: AssessmentSummary;
}

export interface Matches {
  /** Open, in the agency's sectors and Länder, and scored as fitting; the best first */
  readonly matches: readonly Match[];
  /** The best of those that do not fit, where nothing does */
  readonly nearest: readonly Match[];
  readonly openTotal: number;
  readonly sectorTotal: number;
  readonly isScored: boolean;
  readonly fitWeights: readonly number[] | undefined;
}

const fitMin = fittingScore;
const nearestCount = 3;
const pageSize = 100;
const maxPages = 10;
const scoringPollMs = 1_500;

/** What limits the tenders to the agency's own: its field, as the list of results has it, and its Länder. */
export function ownFilters({
  regions,
  isNationwide,
}: Pick<ProfileData, "regions" | "isNationwide">) {
  return {
    state: "open" as const,
    field: "own" as const,
    ...(!isNationwide && regions.length > 0 && { region: regions.join(",") }),
  };
}

export type OwnFilters = ReturnType<typeof ownFilters>;

/** The address of the list that shows them all. */
export function resultsPath(filters: OwnFilters): string {
  return `/app/results?${new URLSearchParams({ ...filters, fitMin: String(fitMin), sort: "fit" })}`;
}

/** Read again and again while scores are being made, so that the number counts up. */
export function useMatches(filters: OwnFilters | undefined) {
  return useQuery({
    queryKey: ["first-matches", filters],
    enabled: filters !== undefined,
    queryFn: ({ signal }) => readMatches(filters ?? ownFilters(nothing), signal),
    refetchInterval: ({ state }) => (state.data?.isScored === false ? scoringPollMs : false),
  });
}

const nothing = { regions: [], isNationwide: false };

async function readMatches(filters: OwnFilters, signal: AbortSignal): Promise<Matches> {
  const read = (query: ListQuery) => callApi(listTenders, { query, signal });
  const [all, sector] = await Promise.all([
    read({ state: "open", limit: 1 }),
    read({ ...filters, limit: 1 }),
  ]);
  const matches: Match[] = [];
  let cursor: string | undefined;
  let last = sector;
  for (let page = 0; page < maxPages; page++) {
    last = await read({
      ...filters,
      fitMin,
      sort: "fit",
      limit: pageSize,
      ...(cursor !== undefined && { cursor }),
    });
    matches.push(...matchesIn(last).filter(({ assessment }) => isOpenTo(assessment)));
    cursor = last.nextCursor;
    if (cursor === undefined) break;
  }
  const isScored = last.access.scoring === "current";
  const nearest =
    matches.length === 0 && isScored
      ? await read({ ...filters, sort: "fit", limit: pageSize })
      : undefined;
  return {
    matches,
    nearest: nearest
      ? matchesIn(nearest)
          .filter(({ assessment }) => assessment.fit && !assessment.volumeLock)
          .slice(0, nearestCount)
      : [],
    openTotal: all.total,
    sectorTotal: sector.total,
    isScored,
    fitWeights: last.fitWeights,
  };
}

function matchesIn({
  items,
  assessments,
}: {
  readonly items: readonly TenderListItem[];
  readonly assessments: Readonly<Record<string, AssessmentSummary>>;
}): Match[] {
  return items.map((item) => ({ item, assessment: assessments[item.id] ?? {} }));
}

/** No failed demand and no lock: both would be no match, however high the score. */
function isOpenTo({ fit, volumeLock }: AssessmentSummary): boolean {
  return fit !== undefined && fit.knockout !== "failed" && volumeLock === undefined;
}
