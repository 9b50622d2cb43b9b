import { diffArrays } from "diff";

export interface Piece {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/** Beyond so many edits two texts have little in common, and comparing them would only take time. */
const maxEdits = 300;
/** Of a stretch that stayed, so many characters remain on either side of a change. */
const context = 90;
/** A shorter stretch that stayed, between two changes, says nothing by itself. */
const smallestKept = 25;
/** Shorter values are read at a glance: old beside new says more than marked words. */
const smallestText = 60;

/**
 * A long text word by word: what was taken out, what was put in, and what stays around it. undefined for short values
 * and for texts that share less than half of the longer, which read better one after the other.
 */
export function wordChanges(before: string, after: string): Piece[] | undefined {
  if (Math.max(before.length, after.length) < smallestText) return undefined;
  const changes = diffArrays(words(before), words(after), { maxEditLength: maxEdits });
  if (!changes) return undefined;
  const pieces = withoutFragments(
    changes.map(({ added, removed, value }): Piece => ({
      kind: added ? "added" : removed ? "removed" : "same",
      text: value.join(""),
    })),
  );
  const kept = pieces.reduce((sum, { kind, text }) => sum + (kind === "same" ? text.length : 0), 0);
  if (kept * 2 < Math.max(before.length, after.length)) return undefined;
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

/** A word or two that both texts happen to share between two changes belong to the change around them. */
function withoutFragments(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  let [removed, added] = ["", ""];
  const endChange = () => {
    if (removed !== "") merged.push({ kind: "removed", text: removed });
    if (added !== "") merged.push({ kind: "added", text: added });
    [removed, added] = ["", ""];
  };
  for (const [index, { kind, text }] of pieces.entries()) {
    const isBetween = index > 0 && index < pieces.length - 1;
    if (kind === "same" && !(isBetween && text.length < smallestKept)) {
      endChange();
      merged.push({ kind, text });
      continue;
    }
    if (kind !== "added") removed += text;
    if (kind !== "removed") added += text;
  }
  endChange();
  return merged;
}

/** The ends of a long unchanged stretch that touch a change. */
function shortened(text: string, isAfterChange: boolean, isBeforeChange: boolean): string {
  if (text.length <= context * 2 + 40) return text;
  const start = isAfterChange ? text.slice(0, text.lastIndexOf(" ", context) + 1) : "";
  const end = isBeforeChange ? text.slice(text.indexOf(" ", text.length - context)) : "";
  return `${start}…${end}`;
}
