/** Not demanded, only wished for, or to be replaced by something else */
const notDemanded =
  /nicht (?:gefordert|erforderlich|verlangt|notwendig|nötig|zwingend|vorausgesetzt|vorgeschrieben)|kein\S* (?:\p{L}+ )?(?:ausschluss|mindestanforderung|mindestbedingung|voraussetzung|pflicht)|wünschenswert|gewünscht|von vorteil|idealerweise|vorzugsweise|alternativ|ersatzweise|anstelle|stattdessen|\boder\s+(?:\p{L}+\s+){0,3}\p{L}*(?:erklärung|bürgschaft|auskunft|eigenkapital|sicherheit)/iu;
/** Said of others than a single bidder: the buyer, groups of bidders, firms above a size. */
const ofOthers =
  /\bauftraggeber\S* (?:hat|verfügt|unterhält|besitzt)|(?:ums[aä]tz|versicherung|haftpflicht)\S* (?:de[rs]|einer) (?:auftraggeb|vergabestelle|konzern)|\bfür (?:bieter|bewerber|arbeits)gemeinschaften (?:gilt|gelten|beträgt)|\bnur (?:für|bei|von)\b|(?:unternehmen|firmen|konzerne)\s(?:mit|ab|deren)\b|\bab einem (?:gesamt|jahres|netto)*(?:ums[aä]tz|auftragswert)|unternehmen \(|\bob\b|ums[aä]tz[^.;]{0,30}(?<!nicht )\bunter\b|begrenzt|beschränkt|unterauftragnehmer|nachunternehmer/iu;

/** Whether a sentence may spare a single bidder what it names, so that who lacks it fails nothing. */
export function mayBeSpared(sentence: string): boolean {
  const words = sentence.replaceAll(/\s+/g, " ");
  return notDemanded.test(words) || ofOthers.test(words);
}
