import type { ItemFinding } from "../items/document-item.ts";
import { formalityNames } from "./formality-names.ts";
import { termFindings } from "./term-findings.ts";

/** Words that say of the paper near them that it is not wanted, or not allowed. */
const notWanted =
  /nicht\s(?:\S+\s){0,3}?(?:erforderlich|notwendig|verlangt|gefordert|vorzulegen|einzureichen|beizufügen|auszufüllen|zugelassen|zulässig|gestattet|möglich|berücksichtigt|akzeptiert|vorgesehen)|(?:nicht|un)zulässig|entfällt|entfallen|verzichtet|ausgeschlossen|\bkeine?n?\s(?:\S+\s){0,3}?(?:erforderlich|notwendig|verlangt|gefordert|vorzulegen|einzureichen)|(?<!bieter)ersetzt (?:die|den|das)/i;
/** How invoices, deliveries and notices to the other side are sent says nothing of the offer. */
const ofContract = /rechnung|lieferschein|kündig|widerspr|verlänger|altakten|abrechnung|mahnung/i;
const reach = 90;
const confidence = { form: 0.8, proof: 0.8, format: 0.75, submission: 0.8 } as const;

/** Forms, proofs, formats and the way of submission that a text asks for, each once. */
export function readFormalities(text: string): ItemFinding[] {
  const names = new Set<string>();
  return termFindings(text, (words) =>
    formalityNames.flatMap(({ kind, name, pattern }) => {
      const match = pattern.exec(words);
      if (!match || names.has(name) || isNotWanted(words, match)) return [];
      if ((kind === "format" || kind === "submission") && ofContract.test(words)) return [];
      names.add(name);
      return [
        {
          item: { type: "formality" as const, kind, name },
          confidence: confidence[kind],
          at: match.index,
        },
      ];
    }),
  );
}

/** Whether words say of a paper they name, where the match is, that it is not wanted or not allowed. */
export function isNotWanted(words: string, match: RegExpExecArray): boolean {
  const end = match.index + match[0].length;
  const behind =
    words.slice(end, end + reach).split(/[;:]|\s(?:aber|sondern|jedoch)\s/, 1)[0] ?? "";
  const before = words.slice(Math.max(0, match.index - 40), match.index);
  return (
    notWanted.test(match[0] + behind) ||
    /\b(?:keine?n?|ohne|statt|anstelle)\s(?:\S+\s){0,2}$/i.test(before)
  );
}
