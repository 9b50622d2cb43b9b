interface Words {
  readonly text: string;
  readonly at: string;
  readonly byId?: string | undefined;
}

interface NewWords {
  readonly text: string | null;
  readonly byId: string;
  /** The moment of the words that the writer had before them */
  readonly basedOn: string | undefined;
}

/** The earlier words, if somebody else wrote them and the writer who replaces them has not seen them. */
export function unseenWords<Earlier extends Words>(
  earlier: Earlier | undefined,
  { text, byId, basedOn }: NewWords,
): Earlier | undefined {
  if (!earlier || earlier.text === text || earlier.byId === byId) return undefined;
  const isSeen = basedOn !== undefined && Date.parse(basedOn) === Date.parse(earlier.at);
  return isSeen ? undefined : earlier;
}
