import type { Quote } from "./quote.ts";
import type { Requirement } from "./requirement.ts";
import { sentencesOf } from "./sentences.ts";
import type { Span } from "./sentences.ts";

/** A text field of a notice on its way to being read for demands. */
export interface FieldReading {
  readonly text: string;
  readonly sentences: readonly Span[];
  /** The name of the criterion that the text describes; demands are not read from it. */
  readonly name?: string;
  /** BT-809 or BT-747 code of the criterion, where the field is one's. */
  readonly type?: string;
  /** A criterion demands by being there; in a description the words must say so. */
  readonly isCriterion: boolean;
}

/** A demand, before it is known for which lots it holds. */
export type Finding = Requirement extends infer Kind
  ? Kind extends Requirement
    ? Omit<Kind, "demand"> & Quote & { readonly lotNumber?: number }
    : never
  : never;

export type PlacedFinding = Finding & { readonly field: string };

/** Longer fields are contract texts; the demands stand at their beginning. */
export const maxFieldLength = 20_000;
const maxNameLength = 400;

export function readField(
  whole: string,
  type: string | undefined,
  isCriterion: boolean,
  name?: string,
): FieldReading {
  const text = whole.slice(0, maxFieldLength);
  return {
    text,
    sentences: sentencesOf(text),
    isCriterion,
    ...(type !== undefined && { type }),
    ...(name !== undefined && { name: name.slice(0, maxNameLength) }),
  };
}
