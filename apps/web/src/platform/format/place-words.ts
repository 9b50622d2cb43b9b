import { lotName } from "@tc/domain";
import type { TenderQuote } from "@tc/contract";
import { fieldWords } from "./field-words";

/** "Bekanntmachung, Eignung · Los 2": where words of the notice stand, and for which lot where not for all. */
export function placeWords({ field, lotId }: Pick<TenderQuote, "field" | "lotId">): string {
  const part = field === undefined ? "" : `, ${fieldWords(field)}`;
  return `Bekanntmachung${part}${lotId === undefined ? "" : ` · ${lotName(lotId)}`}`;
}
