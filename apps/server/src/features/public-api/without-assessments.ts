import { getPipeline, getWatchlist, listTenders } from "@tc/contract";
import type { Endpoint } from "@tc/contract";
import { neededFeatures } from "@tc/domain";

/** How a key reads a list that may not read what its tenders are to the agency. */
interface ListWithoutAssessments {
  /** The question, so that its order tells nothing; undefined: it asks for an order or limit that would. */
  readonly ask: (query: unknown) => unknown;
  /** The answer without them */
  readonly strip: (json: string) => string;
}

/** Every list of the public API whose rows hold them */
export const listsWithoutAssessments: ReadonlyMap<Endpoint, ListWithoutAssessments> = new Map<
  Endpoint,
  ListWithoutAssessments
>([
  [
    listTenders,
    {
      ask: (query) => {
        const parsed = listTenders.query?.safeParse(query);
        return parsed?.success && neededFeatures(parsed.data).length > 0 ? undefined : query;
      },
      strip: (json) => {
        const { fitWeights: _weights, ...list } = listTenders.response.parse(JSON.parse(json));
        return JSON.stringify({ ...list, assessments: {} });
      },
    },
  ],
  [
    getWatchlist,
    {
      ask: (query) => query,
      strip: (json) => {
        const { fitWeights: _weights, ...list } = getWatchlist.response.parse(JSON.parse(json));
        return JSON.stringify({ ...list, assessments: {} });
      },
    },
  ],
  [
    getPipeline,
    {
      // Every order but this one ends with the fit.
      ask: (query) => {
        const parsed = getPipeline.query?.safeParse(query);
        if (!parsed?.success) return query;
        const { sort = "title", ...rest } = parsed.data;
        return sort === "title" ? { ...rest, sort } : undefined;
      },
      strip: (json) => {
        const { fitWeights: _weights, ...board } = getPipeline.response.parse(JSON.parse(json));
        const cards = board.cards.map(({ fit: _fit, exclusionRisk: _risk, budget, ...card }) => ({
          ...card,
          ...(budget?.kind === "published" && { budget }),
        }));
        return JSON.stringify({ ...board, cards });
      },
    },
  ],
]);
