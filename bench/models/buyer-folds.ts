/**
 * A fold from 0 to below `folds` for each notice, all of a buyer in one: largest buyers first into the smallest fold, so
 * that folds are alike in size.
 */
export function buyerFolds(
  notices: readonly { readonly buyer: string }[],
  folds: number,
): number[] {
  const sizes = new Map<string, number>();
  for (const { buyer } of notices) sizes.set(buyer, (sizes.get(buyer) ?? 0) + 1);
  const filled = Array.from({ length: folds }, () => 0);
  const foldOf = new Map<string, number>();
  for (const [buyer, size] of [...sizes].toSorted(
    ([a, x], [b, y]) => y - x || nameNumber(a) - nameNumber(b),
  )) {
    const smallest = filled.indexOf(Math.min(...filled));
    filled[smallest]! += size;
    foldOf.set(buyer, smallest);
  }
  return notices.map(({ buyer }) => foldOf.get(buyer)!);
}

/** Mixes buyers of one size: their names have an order, and names tell what kind of buyer it is. */
function nameNumber(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
