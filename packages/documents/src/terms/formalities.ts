import type { ItemFinding } from "../items/document-item.ts";
import { formalityNames } from "./formality-names.ts";
import type { FormalityName } from "./formality-names.ts";
import { termFindings } from "./term-findings.ts";

/** Words that say of the paper near them that it is not wanted, or not allowed. */
const notWanted =
  /nicht\s(?:\S+\s){0,3}?(?:erforderlich|notwendig|verlangt|gefordert|vorzulegen|einzureichen|beizufügen|auszufüllen|zugelassen|zulässig|gestattet|möglich|berücksichtigt|akzeptiert|vorgesehen)|(?:nicht|un)zulässig|entfällt|entfallen|verzichtet|ausgeschlossen|entspricht\s(?:\S+\s){0,4}nicht|genügt nicht|\bkeine?n?\s(?:\S+\s){0,3}?(?:erforderlich|notwendig|verlangt|gefordert|vorzulegen|einzureichen)|(?<!bieter)ersetzt (?:die|den|das)/i;
/** How invoices, deliveries and notices to the other side are sent says nothing of the offer. */
const ofContract = /rechnung|lieferschein|kündig|widerspr|verlänger|altakten|abrechnung|mahnung/i;
/** Questions, the buyer's own documents and what the law says of both are no offer. */
const ofQuestions =
  /deren angebote? nicht|^\P{L}*(?:(?:die|alle|etwaige)\s)?\p{L}*fragen\s|(?:fragen|unklarheiten|unstimmigkeiten|hinweise(?!\p{L}|\s(?:zu[mr]?|für)\s|\s?:))(?!\p{L})[^;]*?(?:stellen|gestellt|richten|einzureichen|einreichen|eingereicht|hinzuweisen|eingehen)/iu;
/** "Angebote sind in Textform einzureichen", not "Fragen zum Angebot sind …" */
const offerAsSubject =
  /(?<!\p{L}|(?<!\p{L})(?:zu[mr]?|über|für|auf|bezüglich|hinsichtlich|mit|de[smr])\s(?:\p{L}{2,6}\s)?)(?:(?:angebot|teilnahmeantrag|bewerbung)\s(?:ist|muss|kann|darf|wird)|(?:angebote|teilnahmeanträge|bewerbungen)\s(?:sind|müssen|können|dürfen|werden))\s(?:(?!(?:fragen|hinweise|unklarheiten)(?!\p{L}))[^.;])*?(?:einreich|einzureich|eingereich|abzugeben|abgegeben|abgeben|übermitt|hochzuladen|hochgeladen)/giu;
const notOfOffers =
  /unterlagen\s[^.;]*?bereit|vergabeunterlagen\s(?:werden|sind|stehen|können)\s|veröffentlich|abrufen|abrufbar|abgerufen|heruntergeladen|herunterladen|zur verfügung (?:zu )?(?:stellen|gestellt)|informier|zustimmung|nachprüf|rüge|besichtigung|absendung|vergabeentscheidung|zuschlagserteilung/iu;
const ofOffers =
  /(?:angebot|teilnahmeantr|bewerbung|erklärung|nachweis|verfahren)\p{L}*\s[^.;]*?(?:einreich|einzureich|eingereich|abzugeben|abgegeben|abgeben|übermitt|hochzuladen|hochgeladen|zugelassen|beizufügen|erfolgt)/iu;
const reach = 90;
const confidence = { form: 0.8, proof: 0.8, format: 0.75, submission: 0.8 } as const;

/** Forms, proofs, formats and the way of submission that a text asks for, each once. */
export function readFormalities(text: string): ItemFinding[] {
  const names = new Set<string>();
  return termFindings(text, (words) =>
    formalityNames.flatMap((formality) => {
      const { kind, name, pattern, isPlatform } = formality;
      const match = pattern.exec(words);
      if (!match || names.has(name) || !isWanted(words, formality, match)) return [];
      if ((kind === "format" || kind === "submission") && ofContract.test(words)) return [];
      if (
        (kind === "format" || (kind === "submission" && !isPlatform)) &&
        isOfNoOffer(words, match)
      )
        return [];
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

/** "Fragen sind in Textform zu stellen", "Die Unterlagen stehen elektronisch auf der Plattform bereit" */
function isOfNoOffer(words: string, { index }: RegExpExecArray): boolean {
  if (notOfOffers.test(words) && !ofOffers.test(words)) return true;
  if (!ofQuestions.test(words)) return false;
  const offers = Array.from(words.matchAll(offerAsSubject));
  return !offers.some((offer) => offer.index < index && index < offer.index + offer[0].length);
}

/** Whether words ask for a paper that they name where the match is: not of a law alone, and not of one that is not wanted. */
export function isWanted(
  words: string,
  { beside, unless }: FormalityName,
  match: RegExpExecArray,
): boolean {
  if (beside && !beside.test(words)) return false;
  return unless?.test(words) !== true && !isNotWanted(words, match);
}

function isNotWanted(words: string, match: RegExpExecArray): boolean {
  const end = match.index + match[0].length;
  const behind =
    words.slice(end, end + reach).split(/[;:]|\s(?:aber|sondern|jedoch)\s/, 1)[0] ?? "";
  const before = words.slice(Math.max(0, match.index - 60), match.index);
  return (
    notWanted.test(match[0] + behind) ||
    /\b(?:keine?n?|ohne|statt|anstelle|mit ausnahme)\s(?:[^\s,;]+\s){0,3}$/i.test(before)
  );
}
