import { assessFit, prepareAgency } from "@tc/assessment";
import type { FitLabel, FitModels, PreparedTender } from "@tc/assessment";
import { profileOf } from "./winner-queries.ts";
import type { WinnerQuery } from "./winner-queries.ts";
import type { WonTender } from "../data/won-tenders.ts";

/** So many evenly spread candidates stand for what the winner let pass. */
const others = 12;

/** A won call as a judgement "fits", others of the query as "does not": what the product's own learning takes. */
export function fitLabelsOf(
  models: FitModels,
  { winner, target, candidates, ...rest }: WinnerQuery,
  prepare: (won: WonTender, day: string) => PreparedTender,
): FitLabel[] {
  const agency = prepareAgency(models, profileOf({ winner, target, candidates, ...rest }));
  const passed = candidates.filter((candidate) => candidate !== target);
  const taken = Array.from(
    { length: Math.min(others, passed.length) },
    (_, at) => passed[Math.floor((at * passed.length) / Math.min(others, passed.length))]!,
  );
  return [target, ...taken].map((won) => ({
    agencyId: `${winner} ${target.day} ${target.tender.title}`,
    isFitting: won === target,
    features: assessFit(models, agency, prepare(won, target.day), { today: target.day }).features,
    at: target.day,
  }));
}
