import { addAll, addBit, newBits } from "../bits/bits.ts";
import type { Bits } from "../bits/bits.ts";
import { facetBits } from "../facets/facet-bits.ts";
import { cpvBits } from "../filters/filters.ts";
import { postingsOf } from "../segments/postings.ts";
import type { Segment } from "../segments/segment.ts";
import type { FieldTerms } from "./agency-field.ts";

/**
 * From this weight on a document is about a word: it stands in the title or, in a short text, in the description. A word
 * in passing weighs less. The number is a judgement; nothing has measured it.
 */
export const minFieldWeight = 128;

/** Gone with the field or the segment; neither changes. */
const bitsByField = new WeakMap<FieldTerms, WeakMap<Segment, Bits>>();

/**
 * The documents in an agency's field, "in euren Branchen": a CPV code of its sectors or of its own, or a word for one of
 * its services that the document is about.
 */
export function fieldBits(segment: Segment, field: FieldTerms): Bits {
  const bySegment = bitsByField.get(field) ?? new WeakMap<Segment, Bits>();
  bitsByField.set(field, bySegment);
  const bits = bySegment.get(segment) ?? makeFieldBits(segment, field);
  bySegment.set(segment, bits);
  return bits;
}

function makeFieldBits(segment: Segment, { agencySectors, cpv, words }: FieldTerms): Bits {
  const bits = newBits(segment.count);
  const { agencySector } = facetBits(segment);
  for (const name of agencySectors) {
    const sector = agencySector.get(name);
    if (sector) addAll(bits, sector);
  }
  if (cpv.length > 0) addAll(bits, cpvBits(segment, cpv, allOf(segment)));
  for (const terms of words) addHolders(segment, terms, bits);
  return bits;
}

function allOf({ count }: Segment): Bits {
  const bits = newBits(count);
  for (let document = 0; document < count; document++) addBit(bits, document);
  return bits;
}

/** Adds the documents that are about all of the terms. */
function addHolders(segment: Segment, terms: readonly string[], bits: Bits): void {
  const counts = new Map<number, number>();
  for (const term of terms) {
    const postings = postingsOf(segment, term);
    if (!postings) return;
    for (const [at, document] of postings.documents.entries()) {
      if ((postings.weights[at] ?? 0) < minFieldWeight) continue;
      counts.set(document, (counts.get(document) ?? 0) + 1);
    }
  }
  for (const [document, count] of counts) if (count === terms.length) addBit(bits, document);
}
