import type { LotResult } from "@tc/domain";

/** The id of the only lot of a procedure without lots, as eForms has it; also of an award that names no lot. */
export const onlyLotId = "LOT-0000";

/**
 * Results keep the lot number they name, and several results of one lot are its contracts. But where a procedure
 * has (or may have) several lots, awards that name none are not known to belong together: each further one gets
 * an id of its own, "LOT-0000#2", "LOT-0000#3", in their order.
 */
export function separateUnnamed(results: readonly LotResult[], lotCount: number): LotResult[] {
  if (lotCount <= 1) return [...results];
  let count = 0;
  return results.map((result) => {
    if (result.lotId !== onlyLotId) return result;
    count += 1;
    return count === 1 ? result : { ...result, lotId: `${onlyLotId}#${count}` };
  });
}
