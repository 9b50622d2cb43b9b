import { quotedAmounts } from "@tc/assessment";
import type { ItemFinding } from "../items/document-item.ts";
import { termFindings } from "./term-findings.ts";

/** Sentences about other contracts, about bidders or about the law name amounts that are not the value of this contract. */
const otherAmounts =
  /referenz|vergleichbar|umsatz(?!steuer)|umsätze|versicher|deckung|haft(?:et|en|ung)|vertragsstrafe|pönale|bürgschaft|sicherheitsleistung|§|gesetz|verordnung|richtlinie|schwelle|wertgrenze|register|auskunft|direktauf|freihändig|tariftreue|mindestlohn|nachunternehm|unterauftrag|förder|zuwendung|skonto|abschlag|teilzahlung|rechnung|pitch|entwurf|entwürf|präsentation|entschädigung|beispiel|fiktiv|muster(?!verfahren)|angebot\S*\s(?:über|unter)schreit|nachtrag|änderung|je\s(?:einzel)?(?:abruf|auftrag)|einzelauftr|kalkulat|bewertungs|punkte|prozent des|%\sde[sr]|mindestkriterium|\bmind\.|anrechenbar|\bje\s[^.;\d]{1,50}\sund\s/iu;
/** "ab einem geschätzten Auftragswert von 30.000 Euro" is a condition of whatever follows from it. */
const condition =
  /\b(?:ab|über|unter|oberhalb|unterhalb|mindestens|wenigstens|mehr als|weniger als|bis zu einem|sofern|soweit|wenn|falls)\s(?:(?:einem|einer|ein|der|dem|von|geschätzten|voraussichtlichen|jeweiligen)\s){0,4}(?:\p{L}*auftrags?(?:wert|volumen|summe|höhe)|\p{L}*volumen|\p{L}*budget)/iu;

/**
 * What a text names as the value of the contract or as the most that may be called off, with the sentence that says so.
 * Amounts of other contracts and of rules are left out; rather none than a wrong one.
 */
export function readContractValue(text: string): ItemFinding[] {
  return termFindings(text, (words) => {
    if (otherAmounts.test(words) || condition.test(words)) return [];
    const amounts = quotedAmounts(words);
    const isMaximum = amounts.length === 1 && /höchst(?:wert|menge|betrag|volumen)/i.test(words);
    return amounts.map(({ kind, cents, netCents, isPerYear }) => ({
      item: {
        type: "contract",
        kind: isMaximum ? "maximum" : kind,
        cents,
        netCents,
        ...(isPerYear && { isPerYear }),
      },
      confidence: 0.8,
      at: 0,
    }));
  });
}
