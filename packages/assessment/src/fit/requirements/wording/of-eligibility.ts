const words =
  /eignung|(?<!\p{L})anforderung(?:en)?\s?:|mindest(?:anforder|beding|kriteri|standard|voraus|wert)|ausschlusskriteri|k\.?-?\s?o\.?-?\s?kriteri|leistungsfähigkeit|teilnahmebedingung|befähigung|nachweis,?\sdass|(?<!\p{L})nachweise?\s(?:von|über)\s|nachzuweisen|im (?:unternehmen|betrieb|büro)\s(?:sind|ist)|(?:bieter|bewerber|unternehmen|büro|agentur|kanzlei|betrieb|träger|auftragnehmer)\s(?:muss|müssen|beschäftigt|verfügt|hat|haben)|(?<!\p{L})EK?\s?\d(?:\.\d)?\s?:/iu;

/** Whether a text says that it lists what bidders must have or be. */
export function isOfEligibility(text: string): boolean {
  return words.test(text);
}
