import type { ExtractItem } from "@tc/contract";
import { criteriaSets } from "./criteria-sets";
import type { CriteriaSet } from "./criteria-sets";
import { rowsOf } from "./statements";
import type { ExtractRow } from "./statements";
import type { StatedItem } from "./value-words";

export interface ExtractSection {
  readonly title: string;
  readonly rows: readonly ExtractRow[];
  readonly criteria: readonly CriteriaSet[];
}

/** What a bid needs first stands first. */
const titles = {
  deadline: "Fristen",
  eligibility: "Eignung",
  "award-criterion": "Zuschlag",
  pitch: "Pitch",
  service: "Leistung",
  contract: "Vertrag",
  formality: "Formalien",
} as const satisfies Partial<Record<ExtractItem["type"], string>>;

/** In the order in which they are read; each other kind keeps the documents' order. */
const kinds: readonly string[] = [
  ["subject", "scope", "quantity"],
  ["questions", "site-visit", "participation", "interest", "offer", "opening", "binding", "start"],
  ["turnover", "insurance", "references", "certificates", "team", "register"],
  ["presentation", "draft", "fee", "no-fee", "invited"],
  ["value", "maximum", "duration", "renewal", "payment", "penalty", "liability", "rights"],
  ["submission", "format", "form", "proof"],
].flat();

/** What the documents say, under fixed headings; a heading with nothing under it is left out. */
export function extractSections(items: readonly ExtractItem[]): ExtractSection[] {
  return Object.entries(titles).flatMap(([type, title]): ExtractSection[] => {
    const ofType = items.filter((item) => item.type === type);
    if (ofType.length === 0) return [];
    const stated = ofType.filter(isStated).toSorted((a, b) => orderOf(a) - orderOf(b));
    const criteria = ofType.filter((item) => item.type === "award-criterion");
    return [{ title, rows: rowsOf(stated), criteria: criteriaSets(criteria) }];
  });
}

const orderOf = ({ kind }: StatedItem) => kinds.indexOf(kind);

function isStated(item: ExtractItem): item is StatedItem {
  return item.type !== "award-criterion";
}
