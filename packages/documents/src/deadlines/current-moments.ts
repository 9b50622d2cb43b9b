import { momentsIn } from "./german-moments.ts";
import type { GermanMoment } from "./german-moments.ts";

/** A date with these words before it belongs to a paper, a law or a deadline that holds no more. */
const references =
  /(?:(?<![\p{L}])(?:vom|von|Stand|Stand vom|seit|seit dem|Ausgabe|Fassung|geändert am|veröffentlicht am|(?<!findet[^.;]{0,80})statt(?: des| dem| am| bisher)?|anstelle (?:des|vom)|bisher|ursprünglich|alt|(?:bisherige|ursprüngliche|alte)[rns]?(?: \p{L}+){1,2}))\s?:?\s{0,2}(?:\p{L}{2,10}\.?,?\s(?:den|dem|der)?\s?)?$/iu;
/** "statt: Frist für den Eingang der Angebote: 15.11.2024, gilt: …" */
const replaced =
  /(?:(?<!findet[^.;]{0,80})statt|bisher|alt)\s?:(?:(?!gilt|neu|nun|jetzt|\d)[^;]){1,100}$/i;
const denied = /nicht(?: mehr)? (?:am|bis(?: zum)?)\s$/i;
const until =
  /^\s{0,2}(?:bis(?:\s?:|\s(?:zum|einschließlich|einschl\.))?|[-–—])\s{0,2}(?:\p{L}{2,10},\s)?(?:den\s|dem\s)?$/iu;

/** Dates that may be deadlines; of a period its end alone, which then says so. */
export function currentMomentsIn(words: string): (GermanMoment & { endsPeriod?: boolean })[] {
  const moments = momentsIn(words);
  return moments.flatMap((moment, at) => {
    const next = moments[at + 1];
    const before = moments[at - 1];
    if (next && until.test(words.slice(moment.end, next.start))) return [];
    const head = words.slice(Math.max(0, moment.start - 120), moment.start);
    if (references.test(head) || replaced.test(head)) return [];
    // "nicht am 12.03.2027, sondern …", but not "die nicht bis zum 12.03.2027 vorliegen"
    if (denied.test(head) && words.slice(moment.end, moment.end + 30).includes("sondern"))
      return [];
    if (next && isMoved(words, next)) return [];
    const endsPeriod = before !== undefined && until.test(words.slice(before.end, moment.start));
    return [{ ...moment, ...(endsPeriod && { endsPeriod }) }];
  });
}

/** "Der Abgabetermin 12.03.2027 wird auf den 19.03.2027 verschoben" */
function isMoved(words: string, later: GermanMoment): boolean {
  const lead = words.slice(Math.max(0, later.start - 30), later.start);
  // "Aus der Angebotsfrist 12.03.2027 wird der 19.03.2027"
  if (/\d,?\s+(?:Uhr,?\s+)?wird\s+(?:nun\s+)?der\s+$/.test(lead)) return true;
  return (
    /(?<!\p{L})auf\s+(?:(?:den\s+)?\p{L}+,\s+)?(?:den\s+)?$/u.test(lead) &&
    /verschoben|verlängert|verlegt|geändert|korrigiert|angepasst/i.test(
      words.slice(later.end, later.end + 60),
    )
  );
}
