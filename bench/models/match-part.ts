// Child of the match bench: scores generated tenders for some of the agencies. Arguments: data, model, from, to, tenders.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import {
  createAgencyBlock,
  createVectoriser,
  prepareAgency,
  prepareTender,
  readTextModel,
  scoreBlock,
  startWeights,
} from "@tc/assessment";
import type { FitModels } from "@tc/assessment";
import { createGenerator } from "./data/generated-tenders.ts";

/** As the product scores: so many agencies share an index and are let go before the next come. */
const blockSize = 256;
/** Notices are numbered behind those that were trained on. */
const firstTender = 1_000_000;

const [data = "", file = "", from = "0", to = "0", tenderCount = "0"] = process.argv.slice(2);
const generator = await createGenerator(data);
const vectoriser = createVectoriser(readTextModel(readFileSync(file)));
const models: FitModels = { vectoriser, weights: startWeights };
const seconds = { tenders: 0, agencies: 0, score: 0 };
/** Of all threads of the process: what counts where others use the machine. */
const cpuSeconds = { tenders: 0, agencies: 0, score: 0 };
const timed = <Result>(part: keyof typeof seconds, work: () => Result): Result => {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  cpuSeconds[part] += (user + system) / 1e6;
  seconds[part] += (performance.now() - startedAt) / 1000;
  return result;
};
const labelOf = (code: string) => generator.labels.get(code);
const budget = { lowCents: 4_000_000, medianCents: 15_000_000, highCents: 60_000_000 };
const made = Array.from({ length: Number(tenderCount) }, (_, n) =>
  generator.tender(firstTender + n),
);
const tenders = timed("tenders", () =>
  made.map((tender) => prepareTender(models, tender, { labelOf, budget })),
);

const digests: string[] = [];
const knockouts = [0, 0, 0];
let references = 0;
let scoreSum = 0;
let peakMb = 0;
for (let start = Number(from); start < Number(to); start += blockSize) {
  const profiles = Array.from({ length: Math.min(blockSize, Number(to) - start) }, (_, at) =>
    generator.profile(start + at),
  );
  const block = timed("agencies", () =>
    createAgencyBlock(profiles.map((profile) => prepareAgency(models, profile))),
  );
  references += profiles.reduce((sum, profile) => sum + profile.references.length, 0);
  const hashes = profiles.map(() => createHash("sha256"));
  for (const tender of tenders) {
    const scores = timed("score", () => scoreBlock(models, block, tender));
    for (let at = 0; at < scores.size; at++) {
      hashes[at]!.update(scores.logit.subarray(at, at + 1));
      knockouts[scores.knockout[at]!]! += 1;
      scoreSum += scores.score[at]!;
    }
  }
  digests.push(...hashes.map((hash) => hash.digest("hex")));
  peakMb = Math.max(peakMb, process.memoryUsage.rss() / 2 ** 20);
}
const pairs = (Number(to) - Number(from)) * tenders.length;
console.log(
  JSON.stringify({
    pairs,
    seconds,
    cpuSeconds,
    peakMb: Math.round(process.resourceUsage().maxRSS / 1024),
    scoringMb: Math.round(peakMb),
    referencesPerAgency: references / digests.length,
    knockouts,
    meanScore: scoreSum / pairs,
    digests,
  }),
);
