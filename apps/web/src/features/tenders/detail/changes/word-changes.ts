import { diffArrays } from "diff";

export interface Piece {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/** Beyond so many edits two texts have little in common, and comparing them would only take time. */
const maxEdits = 1_200;
/** Of a stretch that stayed, so many characters remain on either side of a change. */
const context = 90;
/** Shorter values are read at a glance: old beside new says more than marked words. */
const smallestText = 60;

/**
 * A long text word by word: what was taken out, what was put in, and what stays around it. undefined for short values
 * and for texts that share less than half, which read better one after the other.
 */
export function wordChanges(before: string, after: string): Piece[] | undefined {
  if (Math.max(before.length, after.length) < smallestText) return undefined;
  const changes = diffArrays(words(before), words(after), { maxEditLength: maxEdits });
  if (!changes) return undefined;
  const pieces = changes.map(({ added, removed, value }): Piece => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value.join(""),
  }));
  const kept = pieces.reduce((sum, { kind, text }) => sum + (kind === "same" ? text.length : 0), 0);
  if (kept * 2 < Math.min(before.length, after.length)) return undefined;
  return pieces.map((piece, index) =>
    piece.kind === "same"
      ? { ...piece, text: shortened(piece.text, index > 0, index < pieces.length - 1) }
      : piece,
  );
}

/** With the blanks behind each; "100.000" stays one word, so that no half of a number is marked. */
function words(text: string): string[] {
  return text.split(/(?<=\s)(?=\S)/);
}

/** The ends of a long unchanged stretch that touch a change. */
function shortened(text: string, isAfterChange: boolean, isBeforeChange: boolean): string {
  if (text.length <= context * 2 + 40) return text;
  const start = isAfterChange ? text.slice(0, text.lastIndexOf(" ", context) + 1) : "";
  const end = isBeforeChange ? text.slice(text.indexOf(" ", text.length - context)) : "";
  return `${start}…${end}`;
}
