import { agencySectorsOf } from "@tc/domain";
import { createBudgetEstimator, predictBudget, trainBudgetModel } from "@tc/assessment";
import type { BudgetHyper } from "@tc/assessment";
import type { BenchOptions } from "../tools/bench.ts";
import { readAwardTables } from "./models/data/award-tables.ts";
import { valuedAwards } from "./models/data/award-values.ts";
import type { ValuedAward } from "./models/data/award-values.ts";
import { scoreBudgets } from "./models/budget-scores.ts";
import type { BudgetScores, ToldValue } from "./models/budget-scores.ts";

const never = 1e12;
const plain = { lotDiscount: 0.5, kappaNeighbours: 0, spreadPower: 0 };
/** "global" knows nothing but all values. The others fix what the model otherwise chooses on inner folds. */
const methods: Readonly<Record<string, BudgetHyper | "global" | undefined>> = {
  global: "global",
  "CPV chain": { ...plain, kappaCpv: 15, kappaFactor: never, kappaBuyer: never },
  unshrunk: { ...plain, kappaCpv: 0.01, kappaFactor: 0.01, kappaBuyer: 0.01 },
  "factors, CPV, buyer": { ...plain, kappaCpv: 15, kappaFactor: 5, kappaBuyer: 1 },
  model: undefined,
};
/** Shares of the procedures, by day, that are known when the next ones are told. */
const origins = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const folds = 10;
const maxWidth = Math.log(20);

/**
 * Values of awards told from what was known before: by rolling origin (train up to a day, tell the following
 * procedures) and in folds by procedure. Every procedure weighs one.
 */
export async function run({ data }: BenchOptions): Promise<object> {
  const { awards, omitted } = valuedAwards(await readAwardTables(data));
  const ordered = awards.toSorted(
    (a, b) => compare(a.awardedOn, b.awardedOn) || compare(a.tenderId, b.tenderId),
  );
  const procedures = [...new Set(ordered.map(({ tenderId }) => tenderId))];
  console.log(
    `${ordered.length} lots of ${procedures.length} procedures with a value in EUR; left out:`,
    omitted,
  );
  const byTime = splitsByTime(ordered, procedures);
  const byFold = splitsByFold(ordered, procedures);
  const figures: Record<string, unknown> = {
    lots: ordered.length,
    procedures: procedures.length,
    omitted,
  };
  for (const [name, splits] of Object.entries({ time: byTime, folds: byFold })) {
    const told: Record<string, readonly ToldValue[]> = {};
    for (const [method, hyper] of Object.entries(methods))
      told[method] = hyper === "global" ? tellByAll(splits) : tellAll(splits, hyper);
    // What is too thin is so for every method but the one that knows nothing.
    const modelLots = new Set(told.model?.map(({ award }) => `${award.tenderId} ${award.lotId}`));
    told.global = (told.global ?? []).filter(({ award }) =>
      modelLots.has(`${award.tenderId} ${award.lotId}`),
    );
    for (const [group, isIn] of Object.entries(groups)) {
      const table = Object.fromEntries(
        Object.entries(told).map(([method, values]) => [
          method,
          scoreBudgets(
            values.filter(({ award }) => isIn(award)),
            "procedure",
          ),
        ]),
      );
      const [first] = Object.values(table);
      if (!first || first.procedures === 0) continue;
      console.log(`\n${name}, ${group}: ${first.lots} lots of ${first.procedures} procedures`);
      console.table(
        Object.fromEntries(
          Object.entries(table).map(([method, scores]) => [method, rounded(scores)]),
        ),
      );
      figures[`${name}, ${group}`] = Object.fromEntries(
        Object.entries(table).map(([method, scores]) => [method, rounded(scores)]),
      );
    }
    const byLot = rounded(scoreBudgets(told.model ?? [], "lot"));
    console.log(`${name}, model, every lot counting:`, byLot);
    const caseCount = splits.reduce((sum, { next }) => sum + next.length, 0);
    const tooThin = caseCount - (told.model?.length ?? 0);
    console.log(
      `${name}: ${tooThin} of ${caseCount} lots not told at all, too few awards of their division`,
    );
    Object.assign(figures, {
      [`${name}, by lot`]: byLot,
      [`${name}, too thin`]: { tooThin, asked: caseCount },
    });
  }
  return figures;
}

const groups: Readonly<Record<string, (award: ValuedAward) => boolean>> = {
  all: () => true,
  "with a call": ({ isDirect }) => !isDirect,
  German: ({ features }) => features.country === "DEU",
  "agency sectors": ({ features }) => agencySectorsOf([features.cpv ?? ""]).length > 0,
};

interface Split {
  readonly known: readonly ValuedAward[];
  readonly next: readonly ValuedAward[];
}

function splitsByTime(awards: readonly ValuedAward[], procedures: readonly string[]): Split[] {
  const dayOf = new Map(awards.map(({ tenderId, awardedOn }) => [tenderId, awardedOn]));
  const days = [...origins, 1].map((share) =>
    share === 1
      ? "9999"
      : (dayOf.get(procedures[Math.floor(share * procedures.length)] ?? "") ?? ""),
  );
  return origins.map((_, at) => ({
    known: awards.filter(({ awardedOn }) => awardedOn < days[at]!),
    next: awards.filter(({ awardedOn }) => days[at]! <= awardedOn && awardedOn < days[at + 1]!),
  }));
}

function splitsByFold(awards: readonly ValuedAward[], procedures: readonly string[]): Split[] {
  const foldOf = new Map(procedures.map((id, at) => [id, at % folds]));
  return Array.from({ length: folds }, (_, fold) => ({
    known: awards.filter(({ tenderId }) => foldOf.get(tenderId) !== fold),
    next: awards.filter(({ tenderId }) => foldOf.get(tenderId) === fold),
  }));
}

/** The quantiles of all values known so far, every procedure weighing one. */
function tellByAll(splits: readonly Split[]): ToldValue[] {
  return splits.flatMap(({ known, next }) => {
    const lots = Map.groupBy(known, ({ tenderId }) => tenderId);
    const values = known
      .map(({ tenderId, valueCents }) => ({
        y: Math.log(valueCents / 100),
        weight: 1 / (lots.get(tenderId)?.length ?? 1),
      }))
      .toSorted((a, b) => a.y - b.y);
    const at = (level: number): number => {
      let seen = 0;
      return values.find(({ weight }) => (seen += weight) >= level * lots.size)?.y ?? Number.NaN;
    };
    const quantiles = [at(0.1), at(0.25), at(0.5), at(0.75), at(0.9)] as const;
    const isShown = quantiles[4] - quantiles[0] <= maxWidth;
    return next.map((award): ToldValue => ({ award, quantiles, isShown }));
  });
}

function tellAll(splits: readonly Split[], hyper: BudgetHyper | undefined): ToldValue[] {
  return splits.flatMap(({ known, next }) => {
    // The duration is a circumstance like the others: a baseline without those has none either.
    const usesAll = hyper?.kappaFactor !== never;
    const model = trainBudgetModel(usesAll ? known : known.map(withoutDuration), {
      modelVersion: 1,
      ...(hyper && { hyper }),
    });
    const estimator = createBudgetEstimator(model);
    return next.flatMap((award): ToldValue[] => {
      const { features } = usesAll ? award : withoutDuration(award);
      const told = predictBudget(estimator, features, { tenderId: award.tenderId });
      // "zu wenig Daten" by the agency sector alone: the same for every method.
      if (!told) return [];
      const at = (index: number): number => told.lnQuantiles[index]!;
      const quantiles = [at(2), at(5), at(10), at(15), at(18)] as const;
      return [{ award, quantiles, isShown: quantiles[4] - quantiles[0] <= maxWidth }];
    });
  });
}

function withoutDuration(award: ValuedAward): ValuedAward {
  const { months: _months, ...features } = award.features;
  return { ...award, features };
}

function rounded(scores: BudgetScores): Record<string, number> {
  return Object.fromEntries(
    Object.entries(scores).map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
