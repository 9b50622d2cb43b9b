import { readItems } from "@tc/documents";
import type { DocumentItem } from "@tc/documents";
import type { Tender } from "@tc/domain";
import type { DocumentFacts } from "../../scoring/index.ts";
import type { OpenTexts } from "../reading/open-texts.ts";
import { unhurried } from "../unhurried.ts";
import { factsIn } from "./document-facts.ts";
import { noticeDeadlinesOf } from "./notice-deadlines.ts";

/** A developer raises it after a change of the rules in `@tc/documents`. A job then reads the public documents again, and an agency's own when a member opens their extract. */
export const rulesVersion = 7;

/** What documents of a tender say, all of them together, with what of it counts; `file` of an item is the document's id. */
export async function readTexts(
  { texts, ids }: OpenTexts,
  tender: Tender,
): Promise<{ readonly items: readonly DocumentItem[]; readonly facts: DocumentFacts }> {
  const read = await unhurried(readItems(texts, noticeDeadlinesOf(tender)));
  const items = read.map((item) => ({ ...item, file: ids.get(item.file) ?? item.file }));
  const names = new Map(Array.from(ids, ([name, id]) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? "";
  return { items, facts: factsIn(items, tender.lots, nameOf) };
}
