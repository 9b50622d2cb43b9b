/** Characters of symbol fonts, as Word and PDF writers leave them. */
const symbols: Readonly<Record<string, string>> = {
  "\uf0b7": "•",
  "\uf0a7": "•",
  "\uf0d8": "•",
  "\uf02d": "–",
  "\uf06f": "☐",
  "\uf0a8": "☐",
  "\uf071": "☐",
  "\uf078": "☒",
  "\uf0fd": "☒",
  "\uf053": "☒",
  "\uf0fe": "☑",
};

/**
 * Invisible characters: controls except the tab, soft hyphens, zero-width, bidirectional and tag characters, variation
 * selectors. People do not see them, but a program that reads the text does.
 */
const unseen = /[[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029]--[\t]]/gv;

const plain = /^[\t\u0020-\u007eÄÖÜäöüß€§–„“]*$/;

/** A line in the spelling in which we compare quotes. `removed` counts the invisible characters that it lost. */
export function sanitiseLine(text: string): { text: string; removed: number } {
  if (plain.test(text) && !/ {2}|^ | $/.test(text)) return { text, removed: 0 };
  // A soft hyphen at the end of a line is the hyphen that one sees.
  const wellFormed = text.toWellFormed().replace(/\u00ad\s*$/, "-");
  let removed = 0;
  const seen = wellFormed.replace(unseen, () => {
    removed += 1;
    return "";
  });
  const line = seen
    .normalize("NFKC")
    .replace(/[\uf000-\uf0ff]/g, (symbol) => symbols[symbol] ?? symbol)
    .replace(/[^\S\t]+/g, " ")
    .replace(/ ?\t ?/g, "\t")
    .replace(/^ +| +$/g, "");
  return { text: line, removed };
}
