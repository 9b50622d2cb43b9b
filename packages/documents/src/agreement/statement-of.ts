import type { ContractItem, DocumentItem } from "../items/document-item.ts";

/** What an item is about, and what it says of it: two values of one subject may contradict each other. */
export interface ItemStatement {
  readonly subject: string;
  readonly value: string;
}

/** Undefined for what can stand beside others of its kind, such as forms and proofs. */
export function statementOf(item: DocumentItem): ItemStatement | undefined {
  const value = valueOf(item);
  if (value === undefined) return undefined;
  const name = item.type === "award-criterion" ? [item.parent ?? "", item.name] : [];
  const subject = [item.type, item.kind, item.lot ?? "", ...name].join("|").toLowerCase();
  return { subject, value: String(value) };
}

/** The statement of an item and, where a penalty has one, that of its cap, which other documents name alone. */
export function statementsOf(item: DocumentItem): ItemStatement[] {
  const statement = statementOf(item);
  const cap = item.type === "contract" ? item.capPercent : undefined;
  const subject = [item.type, item.kind, item.lot ?? "", "cap"].join("|").toLowerCase();
  return [
    ...(statement ? [statement] : []),
    ...(cap === undefined ? [] : [{ subject, value: String(cap) }]),
  ];
}

/** With tax and without is one value. An amount for each year contradicts none for the whole. */
function contractAmount({ netCents, isPerYear }: ContractItem): number | undefined {
  return isPerYear ? undefined : netCents;
}

function valueOf(item: DocumentItem): string | number | undefined {
  switch (item.type) {
    case "deadline":
      return item.date;
    case "eligibility":
      return item.cents ?? item.count;
    case "award-criterion":
      return item.weightPercent ?? item.points;
    case "contract":
      return item.months ?? item.days ?? item.percent ?? contractAmount(item);
    case "pitch":
      return item.cents ?? item.count;
    case "service":
    case "formality":
      return undefined;
  }
}
