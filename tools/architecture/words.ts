export interface Word {
  /** One identifier or a part of one: "plantLink" is in "plantLinkFor", "dun" in "dunAgency" but not in "dunning". */
  readonly word: string;
  readonly instead: string;
  /** Only variables, parameters and fields of exactly this name. */
  readonly isVariable?: true;
}

const noun = "the noun of what it holds: `account`, `storedNotices`, `requestedTier`";
const english = "the English word of docs/glossary.md; German only on screen";

/** Words that no declared name may have. A word with uses left stands in word-counts.json: the number may only fall. */
export const words: readonly Word[] = [
  { word: "found", instead: noun, isVariable: true },
  { word: "known", instead: noun, isVariable: true },
  { word: "given", instead: noun, isVariable: true },
  { word: "own", instead: noun, isVariable: true },
  { word: "one", instead: noun, isVariable: true },
  { word: "asked", instead: noun, isVariable: true },
  { word: "said", instead: noun, isVariable: true },
  { word: "dun", instead: "what it does: remind of a payment" },
  { word: "greet", instead: "what it does" },
  { word: "tellable", instead: "what it says in the field's words" },
  { word: "plantLink", instead: "what it does" },
  { word: "hearAccess", instead: "what it does" },
  { word: "useBlame", instead: "what it does" },
  { word: "numberQuestion", instead: "what it does" },
  { word: "beginWork", instead: "what it does" },
  { word: "rowOfState", instead: "what it does" },
  { word: "passleiste", instead: "FitStrip" },
  { word: "strichliste", instead: "TallyStrokes" },
  { word: "ausschreibung", instead: english },
  { word: "vergabe", instead: english },
  { word: "angebot", instead: english },
  { word: "bieter", instead: english },
  { word: "frist", instead: english },
  { word: "branche", instead: english },
  { word: "kuendigung", instead: english },
];

/** Names that hold such a word because the specification writes them so, each with the place that asks for it. */
export const allowedNames: Readonly<Record<string, string>> = {};
