import { isInForce, isSure } from "@tc/documents";
import type { DocumentItem } from "@tc/documents";
import type { DocumentValue } from "../../scoring/index.ts";
import { sourceOf } from "./statement.ts";

/** Of several lots each has a value; a reader does not tell whose an amount is. */
const ofWhole = /gesamt|insgesamt|aller lose|beider lose/i;

/**
 * The one value of the whole contract that documents agree on; `file` of an item is the document's id. Amounts for each
 * year, of a lot among several, contradicted ones and those read unsurely are none.
 */
export function valueIn(
  items: readonly DocumentItem[],
  lotCount: number,
  nameOf: (documentId: string) => string,
): DocumentValue | undefined {
  const values = items.filter(
    (item) =>
      item.type === "contract" &&
      item.kind === "value" &&
      isInForce(item) &&
      (lotCount <= 1 || (item.lot === undefined && ofWhole.test(item.quote))),
  );
  const [first] = values;
  const isAgreed = new Set(values.map(netCentsOf)).size === 1;
  if (!first || !isAgreed || first.type !== "contract") return undefined;
  const { cents, netCents, isPerYear = false } = first;
  if (cents === undefined || netCents === undefined || isPerYear || !isSure(first)) {
    return undefined;
  }
  return { cents, netCents, ...sourceOf(first, nameOf) };
}

function netCentsOf(item: DocumentItem): string {
  return item.type === "contract" ? `${item.netCents} ${item.isPerYear ?? false}` : "";
}
