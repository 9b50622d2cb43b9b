import type { RelativeDeadline } from "../items/document-item.ts";
import { currentMomentsIn } from "./current-moments.ts";
import { bindingLengthsIn, periodsIn } from "./german-periods.ts";
import type { Statement } from "./statements.ts";

/** A day or a distance that may be a deadline */
export interface DeadlineMark extends Statement {
  readonly date?: string;
  readonly time?: string;
  readonly relative?: RelativeDeadline;
  /** The second day of "01.02.2027 bis 12.03.2027" */
  readonly endsPeriod?: boolean;
}

export function marksIn(words: string): DeadlineMark[] {
  const periods = periodsIn(words);
  const lengths = periods.length > 0 ? [] : bindingLengthsIn(words);
  return [...currentMomentsIn(words), ...periods, ...lengths].toSorted((a, b) => a.start - b.start);
}
