// npm run bench -- hard-criteria [--errors]: what the rules say of demands beside what a reader said, on the half of the
// notices that rules are tuned on and on the half that is kept. `--errors` lists the wrong ones of the first half only.
import { assessFit, prepareAgency, prepareTender } from "@tc/assessment";
import type { BenchOptions } from "../tools/bench.ts";
import { trainFitModels } from "./fit/fit-models.ts";
import { keyOfNotice, realNotices, tenderOf } from "./fit/real-tenders.ts";
import { agencyNames, judgedDemands } from "./hard-criteria/judged-demands.ts";
import type { JudgedDemand } from "./hard-criteria/judged-demands.ts";
import { hardCriteriaProfiles } from "./hard-criteria/profiles.ts";
import { readLabels } from "./hard-criteria/read-labels.ts";

/** The labels read every notice as if it were published on this day. */
const today = "2026-11-20";

interface JudgedService {
  readonly notice: string;
  readonly isFinal: boolean;
  readonly agency: string;
  readonly judgement: string;
  readonly label: string;
}

export async function run({ data, args }: BenchOptions): Promise<object> {
  const { models, labelOf } = await trainFitModels(data);
  const notices = new Map((await realNotices(data)).map((notice) => [keyOfNotice(notice), notice]));
  const demands: JudgedDemand[] = [];
  const services: JudgedService[] = [];
  for (const labelled of readLabels()) {
    const notice = notices.get(labelled.notice);
    if (!notice) throw new Error(`${labelled.notice} is missing under ${data}.`);
    const tender = { ...tenderOf([notice]), publishedOn: today };
    const prepared = prepareTender(models, tender, { labelOf });
    for (const agency of agencyNames) {
      const profile = prepareAgency(models, hardCriteriaProfiles[agency]);
      const { knockouts } = assessFit(models, profile, prepared, { today });
      demands.push(...judgedDemands(labelled, notice, agency, knockouts));
      const judgement = knockouts.find(({ kind }) => kind === "outsideProfile")?.status ?? "open";
      const { final: isFinal, service } = labelled;
      services.push({
        notice: labelled.notice,
        isFinal,
        agency,
        judgement,
        label: service[agency],
      });
    }
  }
  if (args.includes("--errors")) printErrors(demands, services);
  const halves = [
    ["tuned", false],
    ["held out", true],
  ] as const;
  const rows = halves.flatMap(([half, isFinal]) => [
    ...stateRows(
      half,
      "demand",
      demands.filter((demand) => demand.isFinal === isFinal),
    ),
    ...stateRows(
      half,
      "service",
      services.filter((service) => service.isFinal === isFinal),
    ),
  ]);
  const kinds = halves.flatMap(([half, isFinal]) =>
    ["turnover", "insurance", "certificate", "references"].flatMap((kind) =>
      stateRows(
        half,
        kind,
        demands.filter((demand) => demand.isFinal === isFinal && demand.kind === kind),
      ),
    ),
  );
  console.table([...rows, ...kinds]);
  return { rows, kinds };
}

/** `right`: of what is said · `coverage`: of what the labels say, how much is said */
function stateRows(
  half: string,
  of: string,
  judged: readonly { readonly judgement: string; readonly label: string }[],
): object[] {
  return ["met", "failed"].map((state) => {
    const judgements = judged.filter(({ judgement }) => judgement === state);
    const labelled = judged.filter(({ label }) => label === state);
    const right = judgements.filter(({ label }) => label === state).length;
    const covered = labelled.filter(({ judgement }) => judgement === state).length;
    return {
      half,
      of,
      state,
      judged: judgements.length,
      right: share(right, judgements.length),
      labelled: labelled.length,
      coverage: share(covered, labelled.length),
    };
  });
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((1000 * part) / whole) / 1000;
}

function printErrors(demands: readonly JudgedDemand[], services: readonly JudgedService[]): void {
  const isWrong = ({ judgement, label }: { judgement: string; label: string }) =>
    judgement !== label &&
    !(judgement === "open" && label === "none") &&
    !(judgement === "unseen" && label === "open");
  for (const { notice, agency, kind, judgement, label, quote } of demands.filter(
    (demand) => !demand.isFinal && isWrong(demand),
  ))
    console.log(
      `${notice} ${agency} ${kind}: said ${judgement}, is ${label}: ${quote.slice(0, 400)}`,
    );
  for (const { notice, agency, judgement, label } of services.filter(
    (service) => !service.isFinal && isWrong(service),
  ))
    console.log(`${notice} ${agency} service: said ${judgement}, is ${label}`);
}
