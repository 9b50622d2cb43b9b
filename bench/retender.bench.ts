// npm run bench -- retender: how often the window of a re-tender held the call that came, on generated histories whose
// parameters docs/methods/retender.md states, and every pair of the real data with what the radar would have said.
import type { BenchOptions } from "../tools/bench.ts";
import { generatedFigures } from "./retender/generated-windows.ts";
import type { GeneratedFigures, JudgedWindow } from "./retender/generated-windows.ts";
import { worlds } from "./retender/histories.ts";
import { realPairs } from "./retender/real-pairs.ts";
import type { RealPair } from "./retender/real-pairs.ts";

/** Never looked at while the rules were made: seeds 1 to 5 judged the rules before, 101 chose these. */
const allSeeds = [2001, 2002, 2003, 2004, 2005];

/** `--seeds 1` takes the first alone, for a quick look. */
export async function run({ data, args }: BenchOptions): Promise<object> {
  const seeds = args.includes("--seeds")
    ? allSeeds.slice(0, Number(args[args.indexOf("--seeds") + 1]))
    : allSeeds;
  const figures = Object.entries(worlds).map(([name, world]) => {
    const bySeed = seeds.map((seed) => generatedFigures(seed, world));
    return { name, bySeed, all: bySeed.flatMap(({ windows }) => windows) };
  });
  console.table(
    figures.map(({ name, all, bySeed }) => ({
      world: name,
      ...sharesOf(all),
      ...countsOf(bySeed),
    })),
  );
  const [written] = figures;
  const byBasis = Map.groupBy(written!.all, ({ basis }) => basis);
  console.table([...byBasis].map(([basis, windows]) => ({ basis, ...sharesOf(windows) })));
  console.table([
    { course: "as the terms say", ...sharesOf(written!.all.filter(({ isPlain }) => isPlain)) },
    {
      course: "early end or late call",
      ...sharesOf(written!.all.filter(({ isPlain }) => !isPlain)),
    },
  ]);
  console.log(
    "held by seed:",
    written!.bySeed.map(({ windows }) => sharesOf(windows).held).join(" "),
  );
  const real = await realPairs(data);
  console.log(
    `real data: ${real.tenders} tenders, ${real.contracts} contracts, ${real.dated} of them with an end; ${real.pairs.length} pairs`,
  );
  for (const pair of real.pairs) console.log(pairLine(pair));
  return {
    worlds: figures.map(({ name, all, bySeed }) => ({
      world: name,
      ...sharesOf(all),
      ...countsOf(bySeed),
    })),
    realPairs: real.pairs.length,
    realWindows: real.pairs.filter(({ window }) => window !== undefined).length,
  };
}

function sharesOf(windows: readonly JudgedWindow[]) {
  const share = (is: (window: JudgedWindow) => boolean) =>
    Number((windows.filter(is).length / windows.length).toFixed(3));
  return {
    n: windows.length,
    held: share(({ isHeld }) => isHeld),
    core: share(({ isInCore }) => isInCore),
    fourYears: share(({ isHeldByRule }) => isHeldByRule),
    medianDays: medianOf(windows.map(({ widthDays }) => widthDays)),
    medianCoreDays: medianOf(windows.map(({ coreDays }) => coreDays)),
  };
}

function countsOf(bySeed: readonly GeneratedFigures[]) {
  const sum = (of: (figures: GeneratedFigures) => number) =>
    bySeed.reduce((total, figures) => total + of(figures), 0);
  return {
    silent: sum(({ silent }) => silent),
    neverCalled: sum(({ neverCalled }) => neverCalled),
    pairsRight: Number(
      (sum(({ pairs }) => pairs.right) / sum(({ pairs }) => pairs.made)).toFixed(3),
    ),
    pairsFound: Number(
      (sum(({ pairs }) => pairs.right) / sum(({ pairs }) => pairs.all)).toFixed(3),
    ),
  };
}

function pairLine({ contract, successor, window, rule }: RealPair): string {
  const { terms } = contract;
  const end = terms.endsOn ?? "no end published";
  const stated = window
    ? `possible ${window.possible.from} to ${window.possible.to}, likelier ${window.core.from} to ${window.core.to} (${window.basis}): ${
        successor.publishedOn >= window.possible.from && successor.publishedOn <= window.possible.to
          ? "held"
          : "missed"
      }`
    : "nothing";
  return [
    `${contract.buyerName}: ${contract.title}`,
    `  awarded ${terms.awardedOn}, end ${end}, renewals ${terms.renewals?.count ?? 0}`,
    `  called ${successor.publishedOn}: ${successor.buyerName}: ${successor.title}`,
    `  radar: ${stated}; award + 4 years: ${rule}`,
  ].join("\n");
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
