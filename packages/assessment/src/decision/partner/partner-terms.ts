import type { Tender } from "@tc/domain";
import { sentencesOf } from "../../fit/requirements/sentences.ts";

/**
 * What a notice says of bidding together. `excluded`: nobody may, or each member must have it all. `single`: one member
 * must have it alone. `sum`: what the members have is added. `unclear`: it says something of both that no rule reads.
 * `silent`: nothing, so the law holds.
 */
export type PartnerTerms =
  | { readonly kind: "silent" }
  | { readonly kind: "excluded"; readonly quote: string }
  | { readonly kind: "single" | "sum" | "unclear"; readonly quote: string };

const together = /(?:bieter|bewerber|arbeits)-?\s?gemeinschaft|eignungsleihe|\bBIEGE\b|\bARGE\b/i;
const turnover = /ums[aä]tz|wirtschaftliche\w* (?:und finanzielle\w* )?leistungsfähigkeit/i;
const anyDemand = /ums[aä]tz|anforderung|mindeststandard|eignungskriteri|eignungsanforderung/i;
/** Who hands in a paper is not said to have what it proves. */
const handIn =
  /(?:vorzulegen|vorlegen|einzureichen|einreichen|abzugeben|abgeben|beizufügen|beizubringen|anzugeben|auszufüllen|ausgefüllt|gemacht werden)/i;
const notAllowed =
  /(?:nicht\s(?:zugelassen|zulässig|erlaubt|gestattet)|unzulässig|ausgeschlossen|kein\w* (?:bieter|bewerber)gemeinschaft)/i;
/** Of firms that bid twice, which no notice allows */
const bidTwice =
  /mehrfach|doppel|gleichzeitig|mehrere\w* (?:bieter|bewerber)gemeinschaft|wechsel|änderung/i;
const each =
  /jede[smr]?\s(?:einzelne\w*\s)?(?:mitglied|unternehmen|partner|beteiligte)|je(?:dem)?\smitglied|(?:alle|sämtliche)n?\smitglieder[n]?|pro\smitglied/i;
const oneAlone =
  /(?:ein|einem|eines|eine[rs]?)\s(?:einzelne\w*\s|einzige\w*\s)?(?:der\s)?mitglied(?:er|s)?\b|mitglied\w*\s(?:allein|alleine)\b|federführende/i;
const added =
  /\bsumme\b|summiert|addier|zusammen(?:gerechnet|gezählt|\b)|kumul|insgesamt|gemeinsam\s(?:erfüll|erreich|nachw)|als ganzes/i;
const insurance = /versicherung|haftpflicht|deckungssumme/i;
const mustHave =
  /erfüll|erreich|mindest|beträgt|betragen|verfüg|aufweis|nachzuweisen|nachweisen|erbringen|erbracht/i;

const maxCharacters = 300_000;
const maxQuote = 400;

/** The strictest that the notice says, for the demand of a lot or, without one, of all lots. */
export function partnerTermsOf(tender: Tender, lotId?: string): PartnerTerms {
  const quotes = new Map<Exclude<PartnerTerms["kind"], "silent">, string>();
  let left = maxCharacters;
  for (const text of textsOf(tender, lotId)) {
    left -= text.length;
    if (left < 0) break;
    for (const { start, end } of sentencesOf(text)) {
      const sentence = text.slice(start, end);
      const kind = together.test(sentence) ? kindOf(sentence.replaceAll(/\s+/g, " ")) : undefined;
      if (kind && !quotes.has(kind)) quotes.set(kind, sentence.slice(0, maxQuote).trim());
    }
  }
  for (const kind of ["excluded", "single", "unclear", "sum"] as const) {
    const quote = quotes.get(kind);
    if (quote !== undefined) return { kind, quote };
  }
  return { kind: "silent" };
}

function kindOf(sentence: string): Exclude<PartnerTerms["kind"], "silent"> | undefined {
  if (notAllowed.test(sentence) && !bidTwice.test(sentence)) return "excluded";
  if (insurance.test(sentence) && !turnover.test(sentence)) return undefined;
  const isOfDemand = anyDemand.test(sentence) || turnover.test(sentence);
  if (!isOfDemand || (handIn.test(sentence) && !/mindest/i.test(sentence))) return undefined;
  if (added.test(sentence) && !each.test(sentence)) return "sum";
  if (each.test(sentence)) return mustHave.test(sentence) ? "excluded" : "unclear";
  if (oneAlone.test(sentence)) return "single";
  return turnover.test(sentence) ? "unclear" : undefined;
}

function* textsOf(tender: Tender, lotId: string | undefined): Generator<string> {
  if (tender.description !== undefined) yield tender.description;
  for (const lot of tender.lots) {
    if (lotId !== undefined && lot.id !== lotId) continue;
    if (lot.description !== undefined) yield lot.description;
    for (const { name, description } of lot.selectionCriteria) {
      if (name !== undefined) yield name;
      if (description !== undefined) yield description;
    }
  }
}
