import { stemmer } from "@orama/stemmers/german";

/** Snowball's German stem of a folded word. Short words and those with digits stay as they are. */
export function stem(folded: string): string {
  if (folded.length < 4 || /\d/.test(folded)) return folded;
  return stemmer(folded);
}
