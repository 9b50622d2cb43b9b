export interface JoinedText {
  readonly text: string;
  /** The position in the original text of a position in `text` */
  position(at: number): number;
}

/** A text whose words broken at the end of a line ("Angebots-\nfrist") are whole again. */
export function joinBrokenWords(original: string): JoinedText {
  const breaks: { at: number; length: number }[] = [];
  let removed = 0;
  const text = original.replaceAll(
    /(?<=\p{Ll})[-\u00ad][ \t]*\n[ \t]*(?=\p{Ll})(?!(?:und|oder|bzw|sowie)\b)/gu,
    (hyphen: string, index: number) => {
      breaks.push({ at: index - removed, length: hyphen.length });
      removed += hyphen.length;
      return "";
    },
  );
  return {
    text,
    position: (at) =>
      at + breaks.reduce((sum, hyphen) => sum + (hyphen.at <= at ? hyphen.length : 0), 0),
  };
}
