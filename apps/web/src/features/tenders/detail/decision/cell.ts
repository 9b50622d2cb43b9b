import type { Tier } from "@tc/domain";

/** One figure of the strip, in words only: how it is drawn is up to the strip and its twin. */
export interface Cell {
  readonly name: string;
  /** Goes on the name where there is room: ", Teilnahmeantrag". */
  readonly nameMore?: string;
  /** number: a figure · text: words in its place · wait: still to come · locked: the plan does not open it */
  readonly kind: "number" | "text" | "wait" | "locked";
  readonly figure: string;
  /** The figure in the strip that stays in view. */
  readonly short?: string;
  readonly tone?: "red" | "amber";
  readonly isEstimate?: boolean;
  readonly note?: string;
  /** Goes on the note where there is room. */
  readonly noteMore?: string;
  /** What makes the figure doubtful. */
  readonly warning?: string;
  readonly tier?: Tier;
}
