export interface GermanNotice {
  readonly id: string;
  readonly title: string;
  readonly lotTitles: readonly string[];
  readonly description: string;
  /** Main first; eight digits */
  readonly cpv: readonly string[];
  /** Normalised name of the first buyer */
  readonly buyer: string;
  /** YYYY-MM-DD */
  readonly date?: string;
}
