import type { CheckPaper, CheckResult } from "@tc/contract";

/** A paper as the release before knows it: by the profile alone, without proof files and marks */
type EarlierPaper = Pick<CheckPaper, "name" | "note" | "quotes"> & {
  readonly state: "missing" | "expires" | "fill" | "obtain" | "held";
};

/** A result in the database. Both releases read it during a deploy: the one before reads `papers` alone. */
export interface StoredResult extends Omit<CheckResult, "papers"> {
  readonly papers: readonly EarlierPaper[];
  /** Absent where the release before wrote it */
  readonly wantedPapers?: CheckPaper[];
}

export function toStored(result: CheckResult): StoredResult {
  const { papers } = result;
  return { ...result, papers: papers.flatMap(toEarlier), wantedPapers: papers };
}

export function fromStored({ wantedPapers, papers, ...rest }: StoredResult): CheckResult {
  return { ...rest, papers: wantedPapers ?? papers.map(fromEarlier) };
}

function toEarlier({ name, state, note, quotes }: CheckPaper): EarlierPaper[] {
  const paper = { name, ...(note !== undefined && { note }), quotes };
  switch (state) {
    case "missing":
    case "expires":
    case "fill":
      return [{ ...paper, state }];
    case "check":
      return [{ ...paper, state: "obtain" }];
    case "ready":
      return [{ ...paper, state: "held" }];
    case "notNeeded":
      return [];
  }
}

/** A profile that names a proof holds no file of it. */
function fromEarlier({ state, ...paper }: EarlierPaper): CheckPaper {
  const isVoluntary = false;
  if (state === "obtain") return { ...paper, state: "missing", isVoluntary };
  if (state === "held") return { ...paper, state: "check", isVoluntary };
  return { ...paper, state, isVoluntary };
}
