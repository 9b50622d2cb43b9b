import type { KnockoutOutcome } from "@tc/domain";

/** What is stored of a block: one entry per agency, in the order of the block. */
export interface FitScores {
  readonly size: number;
  /** 0 to 100 */
  readonly score: Uint8Array;
  readonly low: Uint8Array;
  readonly high: Uint8Array;
  /** 0 failed, 1 open, 2 passed; without the lead time, which needs a clock */
  readonly knockout: Uint8Array;
  /** Five per agency in the order of `fitPartKeys`, 0 to 100; 255: nothing is known */
  readonly parts: Uint8Array;
  /** Before rounding: orders equal scores. */
  readonly logit: Float64Array;
}

export const verdictCodes: Readonly<Record<KnockoutOutcome, number>> = {
  failed: 0,
  open: 1,
  passed: 2,
};
