/** A tender, or several records of one, as a mail shows it to one agency; all texts are German. */
export interface HitRow {
  readonly title: string;
  readonly url: string;
  /** Who buys, where, from how many sources */
  readonly buyer: string;
  /** "Vergeben", where nobody can offer now */
  readonly state?: string;
  readonly fit?: { readonly score: number; readonly parts: readonly (number | null)[] };
  readonly deadline?: {
    /** "Abgabe" */
    readonly name: string;
    /** "Mo 30.11., 12:00 Uhr (6 Tage)", apart for the pencil */
    readonly when: string;
    readonly isSoon: boolean;
  };
  readonly value: string;
  /** Why it is in the mail: what fits, and from where it came */
  readonly why: string;
}
