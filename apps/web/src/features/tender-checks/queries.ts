import {
  deleteBidDecision,
  getTenderCheck,
  saveBidDecision,
  saveCalculation,
  startTenderCheck,
  weighFactors,
} from "@tc/contract";
import type { BidFactorWeights, CalculationInput, TenderCheck } from "@tc/contract";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../platform/api/api";
import { useAnsweringChange } from "../../platform/api/use-answering-change";
import { assessmentKey } from "../marks";

const runningPollMs = 1_500;

const checkKey = (slug: string) => ["tender-check", slug] as const;

const checkQuery = (slug: string) =>
  queryOptions({
    queryKey: checkKey(slug),
    queryFn: ({ signal }): Promise<TenderCheck> =>
      callApi(getTenderCheck, { params: { slug }, signal }),
    // What other pages change makes it outdated: documents, profile, proofs.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.run?.state === "running" ? runningPollMs : false),
  });

export function useTenderCheck(slug: string) {
  return useQuery(checkQuery(slug));
}

/** Each answers with the whole check. */
function useChange<Input>(slug: string, change: (input: Input) => Promise<TenderCheck>) {
  const client = useQueryClient();
  return useAnsweringChange(checkKey(slug), change, (check, before) => {
    // The tender's page tells of the check and of the decision.
    void client.invalidateQueries({ queryKey: assessmentKey(slug) });
    if (check.quota.used !== before?.quota.used) {
      void client.invalidateQueries({ queryKey: ["billing"] });
    }
  });
}

const ofSlug = (slug: string) => ({ params: { slug } });

export function useStartCheck(slug: string) {
  return useChange<void>(slug, () => callApi(startTenderCheck, ofSlug(slug)));
}

export type NewDecision = z.input<NonNullable<typeof saveBidDecision.body>>;

/** Undefined takes the decision back. */
export function useDecide(slug: string) {
  return useChange<NewDecision | undefined>(slug, (body) =>
    body
      ? callApi(saveBidDecision, { ...ofSlug(slug), body })
      : callApi(deleteBidDecision, ofSlug(slug)),
  );
}

export function useCalculate(slug: string) {
  return useChange<CalculationInput>(slug, (body) =>
    callApi(saveCalculation, { ...ofSlug(slug), body }),
  );
}

export function useWeighFactors(slug: string) {
  return useChange<BidFactorWeights>(slug, (weights) =>
    callApi(weighFactors, { ...ofSlug(slug), body: { weights } }),
  );
}
