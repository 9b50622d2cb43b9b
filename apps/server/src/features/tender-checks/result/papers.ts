import type { CheckPaper } from "@tc/contract";
import { wantedPapers } from "../papers/wanted-papers.ts";
import type { CheckInput } from "./check-input.ts";

/** The papers of the bid folder, with what members said of them, as they stand at the check. */
export function papersOf(input: CheckInput): CheckPaper[] {
  return wantedPapers(input, input.marks).map(({ name, state, note, quotes, isVoluntary }) => ({
    name,
    state,
    ...(note !== undefined && { note }),
    quotes,
    isVoluntary,
  }));
}
