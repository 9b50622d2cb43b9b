import type { DocumentItem } from "@tc/documents";
import type { Lot } from "@tc/domain";
import type { DocumentFacts } from "../../scoring/index.ts";
import { invitedIn } from "./document-invited.ts";
import { priceWeightIn } from "./document-price-weight.ts";
import { requirementsIn } from "./document-requirements.ts";
import { valueIn } from "./document-value.ts";

/** What documents say of a tender that counts for an agency; `file` of an item is the document's id. */
export function factsIn(
  items: readonly DocumentItem[],
  lots: readonly Pick<Lot, "id" | "kind">[],
  nameOf: (documentId: string) => string,
): DocumentFacts {
  const ofTender = lots.filter(({ kind }) => kind !== "group");
  return {
    requirements: requirementsIn(items, lots, nameOf),
    value: valueIn(items, ofTender.length, nameOf),
    priceWeight: priceWeightIn(items, ofTender, nameOf),
    invited: invitedIn(items, ofTender.length, nameOf),
  };
}
