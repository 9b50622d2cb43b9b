// npm run bench -- criteria [--cases] [--without-last]: whether a page states award criteria, and which, on the labelled
// pages (bench/criteria). `--cases` lists the wrong ones; `--without-last` leaves out the part that was kept longest.
import { readAwardCriteria, statesAwardCriteria } from "@tc/documents";
import { pageParts, readPages } from "./criteria/read-pages.ts";
import type { LabelledPage } from "./criteria/read-pages.ts";
import type { BenchOptions } from "../tools/bench.ts";

interface PageReading {
  readonly page: LabelledPage;
  readonly isGated: boolean;
  readonly hasSet: boolean;
  /** All sets of the labels and no other */
  readonly isRight: boolean;
  readonly weights: number;
  readonly rightWeights: number;
}

export function run({ data, args }: BenchOptions): Promise<object> {
  const started = performance.now();
  const readings = readPages(data).map(readingOf);
  const seconds = (performance.now() - started) / 1000;
  const shown = args.includes("--without-last") ? pageParts.slice(0, -1) : pageParts;
  const parts: { part: string; of: PageReading[] }[] = shown.map((part) => ({
    part,
    of: readings.filter(({ page }) => page.part === part),
  }));
  if (shown.length === pageParts.length) parts.push({ part: "all", of: readings });
  if (args.includes("--cases")) printCases(readings);
  const figures = parts.map(({ part, of }) => ({ part, ...figuresOf(of) }));
  console.table(figures);
  return Promise.resolve({ figures, seconds: rounded(seconds) });
}

function readingOf(page: LabelledPage): PageReading {
  const items = readAwardCriteria(page.text).filter((item) => item.type === "award-criterion");
  const tops = items.filter(({ parent }) => parent === undefined);
  const weightsOf = (list: typeof items) =>
    list.flatMap(({ weightPercent: weight }) => weight ?? []);
  const complete = tops.filter(({ isComplete }) => isComplete);
  const topWeights = weightsOf(tops);
  const partWeights = weightsOf(items.filter(({ parent }) => parent !== undefined));
  return {
    page,
    isGated: statesAwardCriteria(page.text),
    hasSet: complete.length > 0,
    isRight: complete.length > 0 && String(weightsOf(complete)) === String(page.sets.flat()),
    weights: topWeights.length + partWeights.length,
    rightWeights: shared(topWeights, page.sets.flat()) + shared(partWeights, page.parts),
  };
}

/** How many numbers two lists have in common, each taken once. */
function shared(numbers: readonly number[], labels: readonly number[]): number {
  const left = [...labels];
  return numbers.filter((number) => {
    const at = left.indexOf(number);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

function figuresOf(readings: readonly PageReading[]): object {
  const stating = readings.filter(({ page }) => page.hasCriteria);
  const others = readings.filter(({ page }) => !page.hasCriteria);
  const sum = (of: (reading: PageReading) => number) =>
    readings.reduce((total, reading) => total + of(reading), 0);
  const rightGates = readings.filter(({ page, isGated }) => isGated === page.hasCriteria).length;
  const weights = sum((reading) => reading.weights);
  const labels = sum(({ page }) => page.sets.flat().length + page.parts.length);
  return {
    pages: readings.length,
    gate: rounded(rightGates / readings.length),
    stating: stating.length,
    complete: rounded(stating.filter(({ hasSet }) => hasSet).length / stating.length),
    completeAndRight: rounded(stating.filter(({ isRight }) => isRight).length / stating.length),
    falseSets: `${others.filter(({ hasSet }) => hasSet).length} of ${others.length}`,
    weights,
    precision: rounded(sum(({ rightWeights }) => rightWeights) / weights),
    recall: rounded(sum(({ rightWeights }) => rightWeights) / labels),
  };
}

function printCases(readings: readonly PageReading[]): void {
  for (const { page, isGated, hasSet, isRight, weights, rightWeights } of readings) {
    if (isGated !== page.hasCriteria) console.log(`page ${page.page}: gate says ${isGated}`);
    if (page.sets.length > 0 && !isRight) {
      console.log(
        `page ${page.page}: ${hasSet ? "another set" : "no set"}, is ${JSON.stringify(page.sets)}`,
      );
    }
    if (rightWeights < weights)
      console.log(`page ${page.page}: ${weights - rightWeights} wrong weights`);
  }
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
