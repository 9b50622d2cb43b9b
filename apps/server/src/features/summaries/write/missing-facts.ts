import type { Summary } from "@tc/contract";
import type { DocumentItem } from "@tc/documents";
import type { FoundInput } from "../../tender-checks/index.ts";

/** Each with the items that say it, however they are read: what the extract shows is not missing. */
const facts: readonly (readonly [
  name: string,
  words: RegExp,
  isStated: (item: DocumentItem) => boolean,
])[] = [
  ["Auftragswert", /^Auftragswert/, ({ kind }) => kind === "value"],
  ["Frist für Bieterfragen", /Bieterfragen/, ({ kind }) => kind === "questions"],
  ["Bindefrist", /Bindefrist/, ({ kind }) => kind === "binding"],
  ["Gewichte der Zuschlagskriterien", /(?!)/, isWeighed],
  ["Laufzeit", /Laufzeit/, ({ kind }) => kind === "duration"],
  [
    "Honorar für Entwürfe",
    /Pitchhonorar|Keine Vergütung/,
    ({ kind }) => kind === "fee" || kind === "no-fee",
  ],
  [
    "Nutzungsrechte",
    /Nutzungsrechte/,
    ({ type, kind }) => type === "contract" && kind === "rights",
  ],
];

/** What an agency looks for first, where neither notice nor documents tell it. */
export function missingFacts(
  { items, hasValue, tender }: FoundInput & { readonly hasValue: boolean },
  sections: Summary["sections"],
  hasWeights: boolean,
): string[] {
  const texts = sections.flatMap(({ statements }) => statements.map(({ text }) => text));
  const published: Readonly<Record<string, boolean>> = {
    Auftragswert: hasValue,
    Bindefrist: tender.lots.some(({ bindingDays }) => bindingDays !== undefined),
    "Gewichte der Zuschlagskriterien": hasWeights,
  };
  return facts
    .filter(
      ([name, words, isStated]) =>
        !published[name] && !texts.some((text) => words.test(text)) && !items.some(isStated),
    )
    .map(([name]) => name);
}

/** A criterion with a weight, or the only one there is */
function isWeighed(item: DocumentItem): boolean {
  if (item.type !== "award-criterion") return false;
  return item.isComplete || item.weightPercent !== undefined || item.points !== undefined;
}
