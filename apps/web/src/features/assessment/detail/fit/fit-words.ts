/** A part below this needs a look. */
export const weakPart = 45;

/** "Kampagne, Werbung und Design"; at most so many words, the rest is counted. */
export function listWords(words: readonly string[], most = 5): string {
  const shown = words.slice(0, most);
  const rest = words.length - shown.length;
  if (rest > 0) return `${shown.join(", ")} und ${rest} weitere`;
  const last = shown.at(-1);
  if (last === undefined || shown.length === 1) return last ?? "";
  return `${shown.slice(0, -1).join(", ")} und ${last}`;
}

/** What the band rests on when the profile or the notice leaves something open. */
export const unknownWords: Readonly<Record<string, string>> = {
  services: "Leistungen im Profil",
  references: "Referenzen im Profil",
  size: "Auftragsgröße",
  region: "Region",
  eligibility: "Eignungsangaben",
  value: "Auftragswert",
  buyerType: "Art des Auftraggebers",
  recency: "Jahre der Referenzen",
  cpv: "CPV-Code der Ausschreibung",
  text: "Beschreibung der Leistungen",
};
