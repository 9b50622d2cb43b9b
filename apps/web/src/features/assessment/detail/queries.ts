import { getTenderAssessment } from "@tc/contract";
import type { TenderAssessment } from "@tc/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { callApi } from "../../../platform/api/api";
import { assessmentKey, markStateOf } from "../../marks";

type Part<Name extends "fit" | "chances" | "competition" | "budget"> = TenderAssessment[Name];
type Kind<Answer, Name extends string> = Extract<Answer, { kind: Name }>;

export type Fit = Kind<Part<"fit">, "fit">;
export type Knockout = Fit["knockouts"][number];
export type FitReason = Fit["plus"][number];
export type FitPartKey = Fit["parts"][number]["key"];
export type Chances = Kind<Part<"chances">, "chances">;
export type Competition = Kind<Part<"competition">, "competition">;
export type Budget = Part<"budget">;
export type BudgetEstimate = Kind<Budget, "estimate">;
export type Regime = TenderAssessment["regime"];

/** Asked again while the agency's turn is still to come. */
export const pendingPollMs = 5_000;

export const assessmentQuery = (slug: string) =>
  queryOptions({
    queryKey: assessmentKey(slug),
    queryFn: ({ client, signal }) =>
      markStateOf(client).read(
        () => callApi(getTenderAssessment, { params: { slug }, signal }),
        ({ marks }) => [[slug, marks]],
      ),
    refetchInterval: ({ state }) => (isPending(state.data) ? pendingPollMs : false),
  });

export function useAssessment(slug: string) {
  return useQuery(assessmentQuery(slug));
}

/** Where a hard demand is not met no chance is shown: it would be read as one. */
export function isGateFailed({ fit }: Pick<TenderAssessment, "fit">): boolean {
  return fit.kind === "fit" && fit.knockout === "failed";
}

export function isPending(answer: TenderAssessment | undefined): boolean {
  if (answer === undefined) return false;
  return [answer.fit, answer.chances, answer.competition, answer.budget].some(
    ({ kind }) => kind === "pending",
  );
}
