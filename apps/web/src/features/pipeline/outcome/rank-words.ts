interface Rank {
  readonly rank?: number | undefined;
  readonly offers?: number | undefined;
}

/** "Rang 2 von 5"; undefined without a rank */
export function rankWords({ rank, offers }: Rank): string | undefined {
  if (rank === undefined) return undefined;
  return offers === undefined ? `Rang ${rank}` : `Rang ${rank} von ${offers}`;
}
