import {
  deleteBidDecision,
  getTenderCheck,
  saveBidDecision,
  saveCalculation,
  startTenderCheck,
  weighFactors,
} from "@tc/contract";
import type { BidFactorWeights, CalculationInput, TenderCheck } from "@tc/contract";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../platform/api/api";
import { assessmentKey } from "../marks";

const runningPollMs = 1_500;

const checkQuery = (slug: string) =>
  queryOptions({
    queryKey: ["tender-check", slug],
    queryFn: ({ signal }): Promise<TenderCheck> =>
      callApi(getTenderCheck, { params: { slug }, signal }),
    // What other pages change makes it outdated: documents, profile, proofs.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.run?.state === "running" ? runningPollMs : false),
  });

export function useTenderCheck(slug: string) {
  return useQuery(checkQuery(slug));
}

/** Each answers with the whole check, which takes the place of the one that is shown. */
function useChange<Input>(slug: string, change: (input: Input) => Promise<TenderCheck>) {
  const client = useQueryClient();
  const { queryKey } = checkQuery(slug);
  return useMutation({
    mutationFn: async (input: Input) => {
      // An answer that was asked for before the change would bring back what it replaced.
      await client.cancelQueries({ queryKey });
      return change(input);
    },
    // Of two changes one behind the other the later answer counts.
    scope: { id: `tender-check ${slug}` },
    onSuccess: (check) => {
      const before = client.getQueryData(queryKey)?.quota.used;
      client.setQueryData(queryKey, check);
      // The tender's page tells of the check and of the decision.
      void client.invalidateQueries({ queryKey: assessmentKey(slug) });
      if (check.quota.used !== before) void client.invalidateQueries({ queryKey: ["billing"] });
    },
    // The failure is told at once, whatever the next look takes.
    onError: () => void client.invalidateQueries({ queryKey }),
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
