import {
  forecastOffers,
  offerObservationsOf,
  offersProbability,
  trainOffersModel,
} from "@tc/assessment";
import type { OfferObservation, OffersTraining } from "@tc/assessment";
import { readAwardTables } from "./models/data/award-tables.ts";
import { awardTenders } from "./models/data/award-tenders.ts";
import { globalForecast, poissonForecast, unshrunkForecast } from "./models/count-baselines.ts";
import type { CountForecast } from "./models/count-baselines.ts";
import { countScores, pairedGain } from "./models/count-scores.ts";
import type { CountRow } from "./models/count-scores.ts";
import { createRandom } from "@tc/assessment";

const counts = Array.from({ length: 250 }, (_, k) => k + 1);
const minTrained = 100;
const foldCount = 5;

const none = everyEffect(null);
const unshrunk = everyEffect(0.01);

/** All learn from the same lots at the same day; nothing of a lot tested is known to any of them. */
const forecasters: Readonly<
  Record<string, (train: readonly OfferObservation[], today: string) => CountForecast>
> = {
  "our model": (train, today) => modelForecast(train, { today }),
  "one for all, Poisson": poissonForecast,
  "one for all, negative binomial": globalForecast,
  "one for all, with crowds": (train, today) => modelForecast(train, { today, strengths: none }),
  "CPV cells unshrunk": unshrunkForecast,
  "all effects unshrunk": (train, today) => modelForecast(train, { today, strengths: unshrunk }),
};

/**
 * Number of offers per lot on the award tables, ex-ante features only: forward in time by quarters, and in folds of
 * procedures. Each procedure weighs 1. Gains in log loss with 95 % intervals over procedures.
 */
export async function run({ data }: { data: string }): Promise<object> {
  const rows = await readAwardTables(data);
  const observations = awardTenders(rows)
    .flatMap(({ tender, buyer }) => offerObservationsOf(tender, buyer))
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const procedures = new Set(observations.map(({ group }) => group)).size;
  console.log(
    `${rows.length} lot results, ${observations.length} with offers, ${procedures} procedures`,
  );
  const before = process.cpuUsage();
  const today = observations.at(-1)!.day;
  const model = trainOffersModel(observations, { today });
  const trainCpuSeconds = round(process.cpuUsage(before).user / 1e6);
  console.log(
    `training on all: ${trainCpuSeconds} s of CPU`,
    model.shape,
    model.strengths,
    model.heldOut,
  );
  return {
    lots: observations.length,
    procedures,
    trainCpuSeconds,
    byTime: judge("forward in time, by quarters", timeSplits(observations)),
    byProcedure: judge("folds of procedures", foldSplits(observations)),
    heldOut: model.heldOut,
  };
}

interface Split {
  readonly train: readonly OfferObservation[];
  readonly test: readonly OfferObservation[];
  readonly today: string;
}

function timeSplits(observations: readonly OfferObservation[]): Split[] {
  const splits: Split[] = [];
  const last = observations.at(-1)!.day;
  for (let day = "2010-01-01"; day <= last;) {
    const from = day;
    day = threeMonthsAfter(from);
    const train = observations.filter((observation) => observation.day < from);
    const test = observations.filter(
      (observation) => observation.day >= from && observation.day < day,
    );
    // A procedure seen before is no new one.
    const seen = new Set(train.map(({ group }) => group));
    const fresh = test.filter(({ group }) => !seen.has(group));
    if (seen.size >= minTrained && fresh.length > 0)
      splits.push({ train, test: fresh, today: from });
  }
  return splits;
}

function foldSplits(observations: readonly OfferObservation[]): Split[] {
  const groups = [...new Set(observations.map(({ group }) => group))];
  const draw = createRandom(5);
  const foldOf = new Map(groups.map((group) => [group, Math.floor(draw.uniform() * foldCount)]));
  return Array.from({ length: foldCount }, (_, fold) => ({
    train: observations.filter(({ group }) => foldOf.get(group) !== fold),
    test: observations.filter(({ group }) => foldOf.get(group) === fold),
    today: observations.at(-1)!.day,
  }));
}

interface JudgedRow extends CountRow {
  readonly isGerman: boolean;
}

function judge(title: string, splits: readonly Split[]): object {
  const rows = new Map<string, JudgedRow[]>(Object.keys(forecasters).map((name) => [name, []]));
  for (const { train, test, today } of splits) {
    for (const [name, forecaster] of Object.entries(forecasters)) {
      const forecast = forecaster(train, today);
      for (const { features, offers, weight, group } of test) {
        rows.get(name)!.push({
          group,
          weight,
          offers,
          probabilities: counts.map(forecast(features)),
          isGerman: features.country === "DEU",
        });
      }
    }
  }
  const ours = rows.get("our model")!;
  const figures: Record<string, object> = {};
  for (const where of ["all countries", "Germany"]) {
    const isIn = (row: JudgedRow): boolean => where !== "Germany" || row.isGerman;
    const ourForecasts = ours.filter(isIn);
    const table = Object.fromEntries(
      [...rows].map(([name, of]) => {
        const { gain, low, high } = pairedGain(
          ourForecasts,
          of.filter(isIn),
          createRandom(17).uniform,
        );
        const scores = Object.fromEntries(
          Object.entries(countScores(of.filter(isIn))).map(([key, value]) => [key, round(value)]),
        );
        const gains = { gainOverIt: round(gain), from: round(low), to: round(high) };
        return [name, name === "our model" ? scores : { ...scores, ...gains }];
      }),
    );
    const procedures = new Set(ourForecasts.map(({ group }) => group)).size;
    console.log(
      `${title}, ${where}: ${ourForecasts.length} lots of ${procedures} procedures, ${splits.length} splits`,
    );
    console.table(table);
    figures[where] = { lots: ourForecasts.length, procedures, splits: splits.length, ...table };
  }
  return figures;
}

function modelForecast(
  train: readonly OfferObservation[],
  training: OffersTraining,
): CountForecast {
  const model = trainOffersModel(train, training);
  return (features) => {
    const forecast = forecastOffers(model, features);
    return (offers) => offersProbability(forecast, offers);
  };
}

function everyEffect(strength: number | null): NonNullable<OffersTraining["strengths"]> {
  const effects = [
    "cpv",
    "place",
    "buyer",
    "procedure",
    "nature",
    "buyerType",
    "criteria",
    "valueBand",
    "lotsBand",
    "framework",
    "year",
  ] as const;
  return Object.fromEntries(effects.map((effect) => [effect, strength])) as NonNullable<
    OffersTraining["strengths"]
  >;
}

function threeMonthsAfter(day: string): string {
  const date = new Date(day);
  date.setUTCMonth(date.getUTCMonth() + 3);
  return date.toISOString().slice(0, 10);
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
