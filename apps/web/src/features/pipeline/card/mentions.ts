export interface Member {
  readonly id: string;
  readonly name: string;
}

/** Everybody who is assigned or has commented */
export const everybody: Member = { id: "everybody", name: "Alle auf der Karte" };

export interface MentionQuery {
  /** What stands after the @. */
  readonly text: string;
  /** Where the @ stands. */
  readonly start: number;
}

/** The mention that is being typed before the caret; names come after the first letter. */
export function mentionAt(text: string, caret: number): MentionQuery | undefined {
  const match = /(?:^|[\s(])@(\p{L}[\p{L}\p{M}'’-]*)$/u.exec(text.slice(0, caret));
  const name = match?.[1];
  return name === undefined ? undefined : { text: name, start: caret - name.length - 1 };
}

/** Members one of whose names begins with it. */
export function matchingMembers(members: readonly Member[], text: string): Member[] {
  const wanted = text.toLocaleLowerCase("de-DE");
  return members
    .filter(({ name }) =>
      name
        .toLocaleLowerCase("de-DE")
        .split(/\s+/)
        .some((word) => word.startsWith(wanted)),
    )
    .slice(0, 6);
}

/** The text with the whole name in place of what was typed, and where the caret stands then. */
export function insertMention(
  text: string,
  { start, text: typed }: MentionQuery,
  name: string,
): { text: string; caret: number } {
  const inserted = `@${name} `;
  const rest = text.slice(start + 1 + typed.length).replace(/^ /, "");
  return { text: text.slice(0, start) + inserted + rest, caret: start + inserted.length };
}

/** Those whom a text mentions by their whole name. */
export function mentionedMembers(text: string, members: readonly Member[]): Member[] {
  const ids = new Set(
    pieces(text, members).flatMap((piece) => (piece.member ? [piece.member.id] : [])),
  );
  return members.filter(({ id }) => ids.has(id));
}

interface Piece {
  readonly text: string;
  readonly member?: Member;
}

/** A text cut at its mentions; of two names that begin alike the longer one is meant. */
export function pieces(text: string, members: readonly Member[]): Piece[] {
  const byLength = members.toSorted((a, b) => b.name.length - a.name.length);
  const parts: Piece[] = [];
  let plain = "";
  for (let at = 0; at < text.length;) {
    const member =
      text[at] === "@" && isBoundary(text[at - 1])
        ? byLength.find(
            ({ name }) => text.startsWith(name, at + 1) && isEnd(text[at + 1 + name.length]),
          )
        : undefined;
    if (!member) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain !== "") parts.push({ text: plain });
    plain = "";
    parts.push({ text: `@${member.name}`, member });
    at += member.name.length + 1;
  }
  if (plain !== "") parts.push({ text: plain });
  return parts;
}

const isBoundary = (before: string | undefined) => before === undefined || /[\s(]/.test(before);
const isEnd = (after: string | undefined) => after === undefined || !/[\p{L}\p{N}]/u.test(after);
