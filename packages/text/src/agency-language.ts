import {
  campaignsAndPress,
  events,
  marketingAndResearch,
  mediaAndRecruiting,
} from "./agency-language/communication.ts";
import { content, design, filmAndPhoto, printAndMerchandise } from "./agency-language/creative.ts";
import { online, web } from "./agency-language/digital.ts";

// Groups of words that agencies and public buyers use for the same thing, one group a line: an agency types "Imagefilm",
// a buyer writes "Unternehmensfilm". A search for one word of a group may also look for the others, at less weight than
// the word that was typed.
// A group holds only words that a searcher would exchange for one another. It leaves out
// - wider terms, which would bring up unrelated work: "Medien", "Hosting", "Neugestaltung" alone;
// - words and abbreviations with another meaning in public procurement: "Mockup" (façades), "SEM" (microscopes);
// - other spellings and inflections, which the analyzer already joins.
// An entry of several words is a phrase, its words in this order. A word with two meanings stands in two groups.

/** By area; each group holds words as people write them, at least two. */
export const languageAreas = {
  web: groupsOf(web),
  online: groupsOf(online),
  content: groupsOf(content),
  filmAndPhoto: groupsOf(filmAndPhoto),
  design: groupsOf(design),
  printAndMerchandise: groupsOf(printAndMerchandise),
  campaignsAndPress: groupsOf(campaignsAndPress),
  mediaAndRecruiting: groupsOf(mediaAndRecruiting),
  marketingAndResearch: groupsOf(marketingAndResearch),
  events: groupsOf(events),
} as const;
export type LanguageArea = keyof typeof languageAreas;

export const synonymGroups: readonly (readonly string[])[] = Object.values(languageAreas).flat();

function groupsOf(lines: string): readonly (readonly string[])[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => line.split(", "));
}
