import { agencySectorsOf } from "@tc/domain";
import type { AgencySector } from "@tc/domain";
import { addAll, addBit, newBits } from "../bits/bits.ts";
import type { Bits } from "../bits/bits.ts";
import { facetBits } from "../facets/facet-bits.ts";
import type { Segment } from "../segments/segment.ts";

// As facets: not in the snapshot, gone with the segment.
const workBits = new WeakMap<Segment, Bits>();
const mainBits = new WeakMap<Segment, ReadonlyMap<AgencySector, Bits>>();

/** The documents with a code of any agency sector. */
export function agencyWorkBits(segment: Segment): Bits {
  const kept = workBits.get(segment);
  if (kept) return kept;
  const bits = newBits(segment.count);
  for (const sector of facetBits(segment).agencySector.values()) addAll(bits, sector);
  workBits.set(segment, bits);
  return bits;
}

/** By agency sector the documents whose main code, the first one, is of it. */
export function mainCodeBits(segment: Segment): ReadonlyMap<AgencySector, Bits> {
  const kept = mainBits.get(segment);
  if (kept) return kept;
  const { columns, count, names } = segment;
  const bySector = new Map<AgencySector, Bits>();
  const byCode = names.cpv.map((code) =>
    agencySectorsOf([code]).map((name) => {
      const bits = bySector.get(name) ?? newBits(count);
      bySector.set(name, bits);
      return bits;
    }),
  );
  for (let document = 0; document < count; document++) {
    const at = columns.cpvStarts[document] ?? 0;
    if (at === columns.cpvStarts[document + 1]) continue;
    for (const bits of byCode[columns.cpv[at] ?? 0] ?? []) addBit(bits, document);
  }
  mainBits.set(segment, bySector);
  return bySector;
}
