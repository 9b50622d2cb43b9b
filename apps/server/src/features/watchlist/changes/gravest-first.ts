import type { WatchChange } from "@tc/contract";
import { changeSubjects } from "@tc/domain";
import { movedDeadline } from "./moved-deadline.ts";

/** By subject. Of deadlines those that moved earlier come first, the next one in front, as they leave less time. */
export function gravestFirst<Change extends WatchChange>(changes: readonly Change[]): Change[] {
  return changes
    .map((change) => ({ change, ...urgencyOf(change) }))
    .toSorted((a, b) => placeOf(a.change) - placeOf(b.change) || a.rank - b.rank || a.at - b.at)
    .map(({ change }) => change);
}

const placeOf = ({ subject }: WatchChange) => changeSubjects.indexOf(subject);

/** Changes that leave no less time keep the order of the notice. */
function urgencyOf(change: WatchChange): { readonly rank: number; readonly at: number } {
  const moved = movedDeadline(change);
  if (!moved || moved.to >= moved.from) return { rank: 2, at: 0 };
  return { rank: moved.kind === "questions" ? 1 : 0, at: moved.to.getTime() };
}
