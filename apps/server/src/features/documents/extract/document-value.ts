import type { DocumentItem } from "@tc/documents";
import type { DocumentValue } from "../../scoring/index.ts";

/** A reader with less confidence than this was not sure of the words. */
const sureConfidence = 0.7;

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
      item.state !== "superseded" &&
      item.state !== "suspicious" &&
      (lotCount <= 1 || (item.lot === undefined && ofWhole.test(item.quote))),
  );
  const [first] = values;
  const isAgreed = new Set(values.map(netCentsOf)).size === 1;
  if (!first || !isAgreed || first.type !== "contract") return undefined;
  const { cents, netCents, isPerYear = false, quote, file, place, cell, confidence, state } = first;
  if (cents === undefined || netCents === undefined || isPerYear) return undefined;
  if (state !== "ok" || confidence < sureConfidence) return undefined;
  const document = { id: file, name: nameOf(file), place, ...(cell !== undefined && { cell }) };
  return { cents, netCents, quote, document };
}

function netCentsOf(item: DocumentItem): string {
  return item.type === "contract" ? `${item.netCents} ${item.isPerYear ?? false}` : "";
}
