/** What stands before the name of a file that came out of an archive, and the name itself. */
export function nameParts(name: string): { archive: string | undefined; file: string } {
  const [archive = "", ...path] = name.split("/");
  return path.length === 0
    ? { archive: undefined, file: name }
    : { archive, file: path.at(-1) ?? name };
}

/** So many letters before the ending stay in view. */
const keptLetters = 5;

/** The part that gives way where there is no room, and the end that stays; together they are the name. */
export function cutName(file: string): [head: string, tail: string] {
  const ending = endingOf(file);
  const at = Math.max(0, file.length - ending.length - keptLetters);
  return [file.slice(0, at), file.slice(at)];
}

/** ".pdf"; "" where a name has none */
export function endingOf(name: string): string {
  return /\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? "";
}

/** Words that many names of tender documents begin with, as short as people say them. */
const shortWords: readonly [RegExp, string][] = [
  [/bewerbungsbedingungen/i, "Bewerbungsbed."],
  [/teilnahmebedingungen/i, "Teilnahmebed."],
  [/vergabebedingungen/i, "Vergabebed."],
  [/vertragsbedingungen/i, "Vertragsbed."],
  [/leistungsbeschreibung/i, "Leistungsb."],
  [/leistungsverzeichnis/i, "LV"],
  [
    /angebotsaufforderung|aufforderung zur (?:angebotsabgabe|abgabe eines angebots)/i,
    "Aufforderung",
  ],
  [/rahmenvertrag|vertragsentwurf/i, "Vertrag"],
  [/eigenerkl(?:ä|ae)rung(?:en)?/i, "Eigenerkl."],
  [/bewertungsmatrix|wertungsmatrix/i, "Matrix"],
];
const shortLength = 18;

/** "Bewerbungsbed." for a chip: the name without path and ending, with short words, cut in its middle. */
export function shortName(name: string): string {
  const { file } = nameParts(name);
  const stem = file
    .slice(0, file.length - endingOf(file).length)
    .replaceAll(/[_\s]+/g, " ")
    .trim();
  const short = shortWords.reduce((text, [words, instead]) => text.replace(words, instead), stem);
  if (short.length <= shortLength) return short === "" ? file : short;
  return `${short.slice(0, shortLength - 6).trimEnd()}…${short.slice(-5).trimStart()}`;
}
