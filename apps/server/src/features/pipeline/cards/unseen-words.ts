interface Words {
  readonly text: string;
  readonly at: string;
  readonly byId?: string | null | undefined;
}

interface NewWords {
  readonly text: string | null;
  readonly byId: string;
  /** The moment of the words that the writer had before them */
  readonly basedOn: string | undefined;
}

/** Whether the writer replaces words of a colleague without having seen them. */
export function isUnseen({ text, at, byId }: Words, next: NewWords): boolean {
  if (text === next.text || byId === next.byId) return false;
  return next.basedOn === undefined || Date.parse(next.basedOn) !== Date.parse(at);
}
