/** Kinds of public clients as far as a name tells them. */
export type BuyerGroup = "municipality" | "state" | "science" | "health" | "company" | "other";

const patterns: readonly (readonly [BuyerGroup, RegExp])[] = [
  [
    "science",
    /universität|hochschule|forschung|fraunhofer|max-planck|helmholtz|leibniz|akademie|institut/i,
  ],
  ["health", /klinik|krankenhaus|krankenkasse|\baok\b|rentenversicherung|gesundheit|pflege/i],
  [
    "municipality",
    /\bstadt|gemeinde|landkreis|\bkreis|bezirk|kommun|landratsamt|magistrat|rathaus/i,
  ],
  [
    "state",
    /minister|bundes|senat|landes|staatskanzlei|regierung|behörde|amt\b|polizei|freistaat|\bland\b/i,
  ],
  ["company", /\bgmbh\b|\bag\b|stadtwerke|\bkg\b|verkehrsbetrieb|flughafen|messe|\bse\b/i],
];

/** The kind of a client or buyer by its name; companies of the public sector last, as "Stadtwerke GmbH" are one. */
export function buyerGroupOf(name: string): BuyerGroup {
  const text = name.slice(0, 300);
  if (/stadtwerke|verkehrsbetrieb|flughafen|messegesellschaft/i.test(text)) return "company";
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? "other";
}

/** Makes two spellings of a client one: case, punctuation, order of "Stadt Köln" and legal words aside. */
export function buyerKeyOf(name: string): string {
  return name
    .slice(0, 300)
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
