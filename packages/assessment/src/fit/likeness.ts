/** One in so many random pairs is as alike as can be told: likeness 1. */
const rarest = 100;

/**
 * How alike two texts are, 0 to 1, from the rank of their similarity among random pairs: half the rank itself, half how
 * rare such a rank is (1 − rank on a log scale down to one in a hundred). Any two notices .33, top tenth .70, top
 * twentieth .80, top hundredth 1. The rank alone hardly tells the best candidates apart (`docs/methods/agency-fit.md`).
 */
export function likenessOf(rank: number): number {
  const rarity = Math.log10(Math.max(1 / rarest, 1 - rank)) / -Math.log10(rarest);
  return (rank + Math.min(1, rarity)) / 2;
}
