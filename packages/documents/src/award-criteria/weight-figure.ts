export type WeightUnit = "percent" | "points";

/** A percentage or a number of points, with its position in the text. */
export interface WeightFigure {
  readonly value: number;
  readonly unit: WeightUnit;
  readonly start: number;
  /** Behind its unit */
  readonly end: number;
  /** The figure stands alone under "Gewichtung in %". */
  readonly isBare: boolean;
}
