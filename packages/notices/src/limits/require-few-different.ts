import { recordLimits } from "@tc/domain";
import type { Lot } from "@tc/domain";
import { NoticeError } from "../notice.ts";

type Record = Pick<Lot, "cpv" | "nuts"> & {
  readonly lots: readonly Pick<Lot, "cpv" | "nuts" | "deadlines">[];
};

/** Throws NoticeError where a whole and its lots together have too many different codes or deadlines. */
export function requireFewDifferent(record: Record): void {
  for (const field of ["cpv", "nuts"] as const) {
    const codes = new Set(record[field]);
    for (const lot of record.lots) for (const code of lot[field]) codes.add(code);
    requireAtMost(recordLimits.differentCodes, codes.size, `codes in ${field}`);
  }
  const deadlines = new Set<string>();
  for (const lot of record.lots) {
    for (const { kind, at } of lot.deadlines) deadlines.add(`${kind} ${at}`);
  }
  requireAtMost(recordLimits.differentDeadlines, deadlines.size, "deadlines");
}

function requireAtMost(most: number, count: number, what: string): void {
  if (count <= most) return;
  throw new NoticeError("list_too_long", `It has more than ${most} different ${what}.`);
}
