import {
  budgetObservationsOf,
  createBudgetEstimator,
  estimateBudget,
  trainBudgetModel,
  wilson,
} from "@tc/assessment";
import type { BudgetEstimate } from "@tc/assessment";
import type { Tender } from "@tc/domain";
import type { BenchOptions } from "../tools/bench.ts";
import { procedures } from "./models/data/procedures.ts";
import type { Procedure } from "./models/data/procedures.ts";

const folds = 10;

/**
 * What the product tells of budgets on all real notices: of German calls for services without a result, how many have a
 * published value, a quoted one, a maximum, an estimate or none; and how often the range of an estimate holds the total
 * of an awarded procedure, told from the other nine tenths.
 */
export async function run({ data }: BenchOptions): Promise<object> {
  const all = await procedures(data);
  const calls = all.filter(({ tender }) => isGermanCall(tender) && tender.nature === "services");
  const estimator = createBudgetEstimator(
    trainBudgetModel(all.flatMap(observationsOf), { modelVersion: 1 }),
  );
  const kinds: Record<string, number> = {};
  for (const { id: tenderId, buyer, tender } of calls) {
    const kind = kindOf(estimateBudget(estimator, tender, { tenderId, buyer }));
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  console.log(`${calls.length} German calls for services without a result`);
  console.table(kinds);
  const totals = told(all);
  const coverage = Object.fromEntries(
    Object.entries(groups).map(([group, isIn]) => [
      group,
      held(totals.filter(({ tender }) => isIn(tender))),
    ]),
  );
  console.log(
    "Totals of awarded procedures inside the 80 % range that is shown, with 95 % intervals",
  );
  console.table(coverage);
  return { calls: calls.length, kinds, coverage };
}

const groups: Readonly<Record<string, (tender: Tender) => boolean>> = {
  all: () => true,
  German: isGerman,
  "German services": (tender) => isGerman(tender) && tender.nature === "services",
};

function isGerman(tender: Tender): boolean {
  return tender.buyers[0]?.country === "DEU";
}

function isGermanCall(tender: Tender): boolean {
  return isGerman(tender) && tender.stage === "call" && tender.results.length === 0;
}

function observationsOf({ id: tenderId, buyer, tender }: Procedure) {
  return budgetObservationsOf(tender, { tenderId, buyer }).observations;
}

interface Told {
  readonly tender: Tender;
  readonly cents: number;
  readonly estimate: BudgetEstimate;
}

/** Procedures whose lots all have a value, each told without its own fold and without its values. */
function told(all: readonly Procedure[]): Told[] {
  return Array.from({ length: folds }, (_, fold) => {
    const isNext = (_procedure: Procedure, at: number) => at % folds === fold;
    const others = all.filter((procedure, at) => !isNext(procedure, at));
    const estimator = createBudgetEstimator(
      trainBudgetModel(others.flatMap(observationsOf), { modelVersion: 1 }),
    );
    return all.filter(isNext).flatMap((procedure): Told[] => {
      const { id: tenderId, buyer, tender } = procedure;
      const observations = observationsOf(procedure);
      const lots = tender.lots.filter(({ kind }) => kind === undefined);
      const isComplete = observations.length > 0 && observations.length >= lots.length;
      if (!isComplete || tender.procedure === "neg-wo-call") return [];
      const cents = observations.reduce((sum, { valueCents }) => sum + valueCents, 0);
      const open = withoutValues(tender);
      return [{ tender, cents, estimate: estimateBudget(estimator, open, { tenderId, buyer }) }];
    });
  }).flat();
}

/** As the call stood: nothing of a result, of an amount or of a text that may quote it. */
function withoutValues({ description: _description, ...tender }: Tender): Tender {
  const lots = tender.lots.map(({ description: _text, ...lot }) => ({ ...lot, values: {} }));
  return { ...tender, stage: "call", results: [], values: {}, lots };
}

function held(totals: readonly Told[]): Record<string, number | string> {
  const shown = totals.flatMap(({ cents, estimate }) =>
    estimate.kind === "estimate" ? [estimate.lowCents <= cents && cents <= estimate.highCents] : [],
  );
  const count = shown.filter(Boolean).length;
  const { low, high } = wilson(count / shown.length, shown.length, 1.96);
  return {
    procedures: totals.length,
    shown: shown.length,
    held: round(count / shown.length),
    interval: `${round(low)}–${round(high)}`,
  };
}

function kindOf(budget: BudgetEstimate): string {
  if (budget.kind === "none") return `none, ${budget.reason}`;
  return budget.kind === "maximum" ? `maximum, beneath ${budget.beneath.kind}` : budget.kind;
}

const round = (share: number) => Math.round(share * 1_000) / 1_000;
