// npm run bench -- requirements [--cases] [--show-held-out] [--tuned-only] [--without-sixth]: demands that the reader of
// documents finds in the eligibility texts of real notices, beside the hand labels of bench/hard-criteria and
// bench/requirements. `--cases` lists what is missed and wrong in the halves that rules are tuned on, with
// `--show-held-out` also in the others that have been read; the third set and what is held out of the sixth to eighth are never listed.
import path from "node:path";
import { eligibilityIn } from "@tc/documents";
import { readRealNotices } from "../apps/server/src/testing/real-notices.ts";
import type { BenchOptions } from "../tools/bench.ts";
import { keyOfNotice, realNotices } from "./fit/real-tenders.ts";
import { labelSets, readLabels } from "./hard-criteria/read-labels.ts";
import { judgedDemands } from "./requirements/judged-demands.ts";
import type { JudgedDemand } from "./requirements/judged-demands.ts";
import { judgedCriteria, judgedPages } from "./requirements/judged-texts.ts";
import { fifthSet, sixthSet } from "./requirements/placed-demands.ts";
import type { RequirementSet } from "./requirements/placed-demands.ts";

/** Kinds that the reader knows; the others stay out of every figure. */
const kinds = ["turnover", "insurance", "references", "certificate", "team"] as const;

const firstSets: ReadonlySet<RequirementSet> = new Set(["first", "second", "third"]);
/** Kept until rules no longer change */
const lastSets: ReadonlySet<RequirementSet> = new Set([
  "sixth",
  "pages",
  "written",
  "seventh",
  "eighth",
]);

export async function run({ data, args }: BenchOptions): Promise<object> {
  const others = ["notices-ted-r209/ted-r208-r209-de.zip", "notices/other-countries.zip"];
  const furtherNotices = await readRealNotices(others.map((file) => path.join(data, file)));
  const notices = new Map(
    [...(await realNotices(data)), ...furtherNotices].map((notice) => [
      keyOfNotice(notice),
      notice,
    ]),
  );
  const ofNotices = [...readLabels(), ...fifthSet(), ...sixthSet()]
    .filter(({ set, final }) => isWanted(set, final, args))
    .flatMap((labelled) => {
      const notice = notices.get(labelled.notice);
      if (!notice) throw new Error(`${labelled.notice} is missing under ${data}.`);
      return judgedDemands(labelled, notice, kinds, eligibilityIn);
    });
  const ofTexts = [...judgedPages(data, kinds), ...judgedCriteria(kinds)];
  const judged = [
    ...ofNotices,
    ...ofTexts.filter(({ set, isFinal }) => isWanted(set, isFinal, args)),
  ];
  const shown = judged.filter(
    ({ set, isFinal }) =>
      !isFinal || (args.includes("--show-held-out") && set !== "third" && !lastSets.has(set)),
  );
  if (args.includes("--cases")) printCases(shown);
  const figures = [...labelSets, "fifth" as const, ...lastSets].flatMap((set) =>
    [false, true].flatMap((isFinal) => {
      const of = judged.filter((demand) => demand.set === set && demand.isFinal === isFinal);
      return of.length === 0 ? [] : figuresOf(`${set}, ${isFinal ? "held out" : "tuned"}`, of);
    }),
  );
  const heldOut = judged.filter(({ set, isFinal }) => isFinal && firstSets.has(set));
  const tuned = judged.filter(({ set, isFinal }) => !isFinal && firstSets.has(set));
  const sums = [
    ...figuresOf("tuned, first to third", tuned),
    ...(heldOut.length === 0 ? [] : figuresOf("held out, first to third", heldOut)),
  ];
  console.table([...figures, ...sums]);
  return { figures: [...figures, ...sums] };
}

function isWanted(set: RequirementSet, final: boolean, args: readonly string[]): boolean {
  if (args.includes("--tuned-only")) return !final;
  return !final || !lastSets.has(set) || !args.includes("--without-sixth");
}

function figuresOf(of: string, judged: readonly JudgedDemand[]): object[] {
  const rows: { kind: string; of: readonly JudgedDemand[] }[] = [
    { kind: "all", of: judged },
    ...kinds.map((kind) => ({ kind, of: judged.filter((demand) => demand.kind === kind) })),
  ];
  return rows.map(({ kind, of: demands }) => {
    const count = (...states: JudgedDemand["state"][]) =>
      demands.filter(({ state }) => states.includes(state)).length;
    const labels = count("read", "missed");
    const readings = count("read-right", "wrong");
    return {
      of,
      kind,
      labels,
      recall: share(count("read"), labels),
      readings,
      precision: share(count("read-right"), readings),
    };
  });
}

function printCases(judged: readonly JudgedDemand[]): void {
  for (const { state, notice, kind, quote } of judged) {
    if (state !== "missed" && state !== "wrong") continue;
    console.log(`${state} ${kind} ${notice}: ${quote.replaceAll(/\s+/g, " ").slice(0, 300)}`);
  }
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1000) / 1000;
}
