const patterns: readonly RegExp[] = [
  /ignor\p{L}*\s(?:\S+\s){0,4}?(?:vorherig|bisherig|obig|alle|previous|above|prior|instruction|anweisung)/iu,
  /(?:vergiss|missachte|überschreib)\p{L}*\s(?:\S+\s){0,4}?(?:anweisung|instruktion|regel|vorgabe)/iu,
  /(?:als|an|hinweis für)\s(?:eine?\s|die\s|das\s)?(?:KI|AI|LLM|sprachmodell\p{L}*|assistent\p{L}*)(?![\p{L}-])/iu,
  /(?<!\p{L})(?:language model|system prompt|systemprompt|chatgpt|gpt-?\d|as an ai|you are (?:an?|now)|assistant:|system:)/iu,
  /(?:bewerte|setze|gib|antworte)\p{L}*\s(?:\S+\s){0,8}?(?:mit 100|100 ?%|höchste[rn]? (?:wert|punkt)|score|nur mit)/iu,
  /<\|?(?:im_start|im_end|system|assistant|user)\|?>|\[\/?INST\]/iu,
];

/** Whether a text speaks to a program that reads it: no buyer writes so to bidders. */
export function addressesMachines(text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}
