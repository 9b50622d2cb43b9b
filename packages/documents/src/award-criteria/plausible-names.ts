import type { WeightMark } from "./weight-marks.ts";

const endOfSentence = /\p{Ll}{5}[.!?]\s+\p{Lu}\p{L}+\s/u;

/** "fortzuführen. Das Ergebnis fließt": words around a share in running text, and no name. */
export function runsOn(name: string): boolean {
  return endOfSentence.test(name);
}

/** The end of a sentence, the middle of one, or a surcharge */
const noName =
  /;|(?<!\p{L})(?:von|mit|mindestens|maximal|höchstens|ca\.?|soll|sollen|werden|wird|ist|sind)$|^(?:Rahmen|Hinblick|Zuge|\p{Ll})|\p{Ll}zuschlag|[Uu]msatz|[Ll]eistungsfähigkeit/u;
/** What bidders are selected by, and not their offers */
const ofSelection = /leistungsfähigkeit|eignung|umsatz|beschränkung der zahl/i;
const selectionReach = 80;
/** A name that stands farther from a weight names something else. */
const reach = 250;

/** Whether a weight that adds up with no others stands beside words that may be its criterion's name. */
export function hasPlausibleName(text: string, { name, nameStart, start }: WeightMark): boolean {
  const before = text.slice(Math.max(0, start - selectionReach), start);
  return (
    !runsOn(name) && !noName.test(name) && start - nameStart <= reach && !ofSelection.test(before)
  );
}
