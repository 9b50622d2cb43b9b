import { formatNumber } from "../../../../platform/format/format";
import type { Lot } from "../queries";

/** "3 werden zugelassen", "mindestens 3, höchstens 5 werden zugelassen"; undefined where the notice says nothing. */
export function candidatesWords({
  minCandidates: min,
  maxCandidates: max,
}: Lot): string | undefined {
  if (min === undefined && max === undefined) return undefined;
  if (min === max) return `${min} werden zugelassen`;
  const parts = [
    min !== undefined && `mindestens ${formatNumber(min)}`,
    max !== undefined && `höchstens ${formatNumber(max)}`,
  ].filter((part) => part !== false);
  return `${parts.join(", ")} werden zugelassen`;
}
