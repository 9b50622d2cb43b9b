import { momentsIn } from "./german-moments.ts";
import type { GermanMoment } from "./german-moments.ts";

/** A date with these words before it belongs to a paper, a law or a deadline that holds no more. */
const references =
  /(?:(?<![\p{L}])(?:nicht(?: mehr)? (?:am|bis(?: zum)?)|vom|Stand|Stand vom|seit|seit dem|Ausgabe|Fassung|geändert am|veröffentlicht am|statt(?: des| dem| am| bisher)?|anstelle (?:des|vom)|bisher(?:ige[rns]?)?(?: Frist| Termin)?|ursprünglich(?:e[rns]?)?(?: Frist| Termin)?|alt))\s?:?\s{0,2}(?:\p{L}{2,10}\.?,?\s(?:den|dem|der)?\s?)?$/iu;
const until =
  /^\s{0,2}(?:bis(?:\s(?:zum|einschließlich|einschl\.))?|[-–—])\s{0,2}(?:\p{L}{2,10},\s)?(?:den\s|dem\s)?$/iu;

/** Dates that may be deadlines; of a period its end alone, which then says so. */
export function currentMomentsIn(words: string): (GermanMoment & { endsPeriod?: boolean })[] {
  const moments = momentsIn(words);
  return moments.flatMap((moment, at) => {
    const next = moments[at + 1];
    const before = moments[at - 1];
    if (next && until.test(words.slice(moment.end, next.start))) return [];
    if (references.test(words.slice(Math.max(0, moment.start - 40), moment.start))) return [];
    const endsPeriod = before !== undefined && until.test(words.slice(before.end, moment.start));
    return [{ ...moment, ...(endsPeriod && { endsPeriod }) }];
  });
}
