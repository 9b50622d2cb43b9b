// npm run bench -- match [--agencies 1000] [--tenders 1000] [--notices 50000]: agency × tender pairs through the product's
// block scoring, on one core and on two, and the training of the text model; each in a process of its own.
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { BenchOptions } from "../tools/bench.ts";

const runFile = promisify(execFile);

interface Training {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMb: number;
}

interface Seconds {
  readonly tenders: number;
  readonly agencies: number;
  readonly score: number;
}

interface Part {
  readonly pairs: number;
  readonly seconds: Seconds;
  readonly cpuSeconds: Seconds;
  readonly peakMb: number;
  readonly scoringMb: number;
  readonly referencesPerAgency: number;
  readonly knockouts: readonly number[];
  readonly meanScore: number;
  readonly digests: readonly string[];
}

export async function run({ data, args }: BenchOptions): Promise<object> {
  const agencies = numberOf(args, "--agencies", 1_000);
  const tenders = numberOf(args, "--tenders", 1_000);
  const notices = numberOf(args, "--notices", 50_000);
  const folder = await mkdtemp(path.join(tmpdir(), "tc-match-"));
  const file = path.join(folder, "text-model.bin");
  try {
    const training = await child<Training>(import.meta.resolve("./models/match-training.ts"), [
      data,
      notices,
      file,
    ]);
    console.table([training]);
    const part = (from: number, to: number) =>
      child<Part>(import.meta.resolve("./models/match-part.ts"), [data, file, from, to, tenders]);
    const whole = await part(0, agencies);
    const startedAt = performance.now();
    const half = Math.floor(agencies / 2);
    const halves = await Promise.all([part(0, half), part(half, agencies)]);
    const wallSeconds = (performance.now() - startedAt) / 1000;
    const isSame = whole.digests.join() === halves.flatMap(({ digests }) => digests).join();
    if (!isSame) throw new Error("The same pairs got other scores in other blocks.");
    const figures = {
      pairs: whole.pairs,
      oneCore: figuresOf([whole]),
      twoCores: { ...figuresOf(halves), wallSecondsWithStart: round(wallSeconds) },
      referencesPerAgency: round(whole.referencesPerAgency),
      knockouts: {
        failed: whole.knockouts[0],
        open: whole.knockouts[1],
        passed: whole.knockouts[2],
      },
      meanScore: round(whole.meanScore),
      isSameInOtherBlocks: isSame,
      load: loadavg()[0],
    };
    console.table({ "one core": figures.oneCore, "two cores": figures.twoCores });
    return { training, ...figures };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Of parts that run at once the longest counts. */
function figuresOf(parts: readonly Part[]) {
  const longest = (pick: (part: Part) => number) => round(Math.max(...parts.map(pick)));
  const pairs = Math.max(...parts.map((part) => part.pairs));
  return {
    scoreSeconds: longest(({ seconds }) => seconds.score),
    scoreCpuSeconds: longest(({ cpuSeconds }) => cpuSeconds.score),
    prepareAgenciesSeconds: longest(({ seconds }) => seconds.agencies),
    prepareTendersSeconds: longest(({ seconds }) => seconds.tenders),
    allSeconds: longest(({ seconds }) => seconds.score + seconds.agencies + seconds.tenders),
    cpuMicrosecondsPerPair: longest(({ cpuSeconds }) => (1e6 * cpuSeconds.score) / pairs),
    peakMb: longest(({ peakMb }) => peakMb),
    scoringMb: longest(({ scoringMb }) => scoringMb),
  };
}

async function child<Answer>(script: string, args: readonly (string | number)[]): Promise<Answer> {
  const { stdout } = await runFile(process.execPath, [fileURLToPath(script), ...args.map(String)], {
    maxBuffer: 1e8,
  });
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as Answer;
}

function numberOf(args: readonly string[], name: string, otherwise: number): number {
  const at = args.indexOf(name);
  const value = at < 0 ? otherwise : Number(args[at + 1]);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} needs a number.`);
  return value;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
