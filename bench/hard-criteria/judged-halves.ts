import { wilson } from "@tc/assessment";
import { demandKinds, labelSets } from "./read-labels.ts";
import type { LabelSet } from "./read-labels.ts";

/** One saying of the rules beside its label. */
export interface Judged {
  readonly set: LabelSet;
  readonly isFinal: boolean;
  readonly notice: string;
  readonly agency: string;
  readonly kind: string;
  readonly quote: string;
  readonly judgement: string;
  readonly label: string;
}

/** What is said of each half of each set, all demands together and by kind. */
export function figuresOfHalves(demands: readonly Judged[], services: readonly Judged[]): object[] {
  const halves = labelSets.flatMap((set) => [false, true].map((isFinal) => ({ set, isFinal })));
  return halves.flatMap((half) => {
    const isOfHalf = ({ set, isFinal }: Judged) => set === half.set && isFinal === half.isFinal;
    const ofHalf = demands.filter(isOfHalf);
    return [
      { of: "all demands", judged: ofHalf },
      ...demandKinds.map((kind) => ({
        of: kind,
        judged: ofHalf.filter((demand) => demand.kind === kind),
      })),
      { of: "service", judged: services.filter(isOfHalf) },
    ]
      .filter(({ judged }) => judged.length > 0)
      .flatMap(({ of, judged }) =>
        (["met", "failed"] as const).map((state) => ({
          set: half.set,
          half: half.isFinal ? "held out" : "tuned",
          of,
          state,
          ...figuresOf(judged, state),
        })),
      );
  });
}

/** `share`: of what is said, how much is right · `coverage`: of what the labels say, how much is said */
function figuresOf(judged: readonly Judged[], state: "met" | "failed"): object {
  const verdicts = judged.filter(({ judgement }) => judgement === state);
  const right = verdicts.filter(({ label }) => label === state).length;
  const decided = judged.filter(({ label }) => label === state);
  const covered = decided.filter(({ judgement }) => judgement === state).length;
  const { low, high } = wilson(
    verdicts.length === 0 ? 0 : right / verdicts.length,
    verdicts.length,
    1.96,
  );
  return {
    n: verdicts.length,
    right,
    share: share(right, verdicts.length),
    from: rounded(low),
    to: rounded(high),
    decidable: decided.length,
    coverage: share(covered, decided.length),
  };
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : rounded(part / whole);
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Something is said that the label does not say. */
export function isWrong({ judgement, label }: Judged): boolean {
  return (judgement === "met" || judgement === "failed") && judgement !== label;
}

/** A reader can decide, the rules do not. */
export function isMissed({ judgement, label }: Judged): boolean {
  return (label === "met" || label === "failed") && judgement !== "met" && judgement !== "failed";
}
