import type { TenderState } from "@tc/domain";
import type { TenderAnswer } from "../../tenders";

const reasons = {
  expired: "Die Frist ist abgelaufen",
  cancelled: "Die Ausschreibung ist aufgehoben",
  awarded: "Der Auftrag ist vergeben",
} as const satisfies Partial<Record<TenderState, string>>;

/** Why a tender takes no bids any more, and is checked no more; undefined while it does. */
export function endedSentence({ state, tender }: TenderAnswer): string | undefined {
  if (state === "planned" || state === "open") return undefined;
  // A call without a deadline counts as over after a while, though no deadline has passed.
  const hasDeadline = tender.lots.some(({ deadlines }) => deadlines.length > 0);
  const reason =
    state === "expired" && !hasDeadline ? "Die Ausschreibung ist nicht mehr offen" : reasons[state];
  return `${reason}; ein Angebot ist nicht mehr möglich. Deshalb wird nicht mehr geprüft.`;
}
