/** Said and seen, for a chart. */
export interface ReliabilityBin {
  readonly said: number;
  readonly seen: number;
  readonly n: number;
}

/** What a part was learnt from; days are YYYY-MM-DD. */
export interface PartBasis {
  readonly n: number;
  readonly from?: string;
  readonly to?: string;
}

/** What a version rests on, as stored in `scoring_model.basis`. */
export interface ModelBasis {
  /** Tenders that were read. */
  readonly tenders: number;
  readonly text: PartBasis & {
    /** The version that learnt it: a later one may have taken it over. */
    readonly version: number;
    readonly trainedAt: string;
    /** Names analyzer, lexicon and labels. */
    readonly vocabulary: string;
  };
  readonly offers: PartBasis;
  readonly budget: PartBasis;
  /** Judgements of agencies behind the weights of the fit, and reported outcomes behind the calibration. */
  readonly fit: PartBasis;
  readonly chances: PartBasis;
  /** On awards that the models had not seen. */
  readonly heldBack: {
    readonly single?: {
      readonly n: number;
      readonly error: number;
      readonly bins: readonly ReliabilityBin[];
    };
    /** Share of awards inside their 80 % range. */
    readonly offersCoverage?: number;
    readonly budgetCoverage?: number;
  };
}
