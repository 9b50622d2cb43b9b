// npm run bench -- hard-criteria [--missed] [--tuned-only] [--show-held-out]: what the rules say of demands beside what
// a reader said, for each set of labels, on the half that rules are tuned on and on the half that is held out. Wrong
// cases are listed, with `--missed` also those left open; of held-out halves only with `--show-held-out`. While rules
// change, `--tuned-only` keeps even the figures of the held-out halves unseen.
import path from "node:path";
import { assessFit, prepareAgency, prepareTender } from "@tc/assessment";
import type { Notice } from "@tc/notices";
import { readRealNotices } from "../apps/server/src/testing/real-notices.ts";
import type { BenchOptions } from "../tools/bench.ts";
import { trainFitModels } from "./fit/fit-models.ts";
import { keyOfNotice, realNotices, tenderOf } from "./fit/real-tenders.ts";
import { agencyNames, judgedDemands } from "./hard-criteria/judged-demands.ts";
import { figuresOfHalves, isMissed, isWrong } from "./hard-criteria/judged-halves.ts";
import type { Judged } from "./hard-criteria/judged-halves.ts";
import { hardCriteriaProfiles } from "./hard-criteria/profiles.ts";
import { readLabels } from "./hard-criteria/read-labels.ts";

/** The labels read every notice as if it were published on this day. */
const today = "2026-11-20";

export async function run({ data, args }: BenchOptions): Promise<object> {
  const { models, labelOf } = await trainFitModels(data);
  const notices = new Map(
    (await labelledArchives(data)).map((notice) => [keyOfNotice(notice), notice]),
  );
  const demands: Judged[] = [];
  const services: Judged[] = [];
  for (const labelled of readLabels()) {
    if (labelled.final && args.includes("--tuned-only")) continue;
    const notice = notices.get(labelled.notice);
    if (!notice) throw new Error(`${labelled.notice} is missing under ${data}.`);
    const tender = { ...tenderOf([notice]), publishedOn: today };
    const prepared = prepareTender(models, tender, { labelOf });
    for (const agency of agencyNames) {
      const profile = prepareAgency(models, hardCriteriaProfiles[agency]);
      const { knockouts } = assessFit(models, profile, prepared, { today });
      demands.push(...judgedDemands(labelled, notice, agency, knockouts));
      services.push({
        set: labelled.set,
        isFinal: labelled.final,
        notice: labelled.notice,
        agency,
        kind: "service",
        quote: "",
        judgement: knockouts.find(({ kind }) => kind === "outsideProfile")?.status ?? "open",
        label: labelled.service[agency],
      });
    }
  }
  const shown = [...demands, ...services].filter(
    ({ isFinal }) => !isFinal || args.includes("--show-held-out"),
  );
  printCases("wrong", shown.filter(isWrong));
  if (args.includes("--missed")) printCases("missed", shown.filter(isMissed));
  const figures = figuresOfHalves(demands, services);
  console.table(figures);
  return { figures };
}

/** Beside the eForms notices the fourth set has those of TED's older forms. */
async function labelledArchives(data: string): Promise<Notice[]> {
  const older = path.join(data, "notices-ted-r209", "ted-r208-r209-de.zip");
  return [...(await realNotices(data)), ...(await readRealNotices([older]))];
}

function printCases(word: string, cases: readonly Judged[]): void {
  for (const { set, isFinal, notice, agency, kind, judgement, label, quote } of cases) {
    const half = `${set} set${isFinal ? ", held out" : ""}`;
    const words = quote.slice(0, 400);
    console.log(
      `${word} (${half}) ${notice} ${agency} ${kind}: ${judgement}, is ${label}: ${words}`,
    );
  }
}
