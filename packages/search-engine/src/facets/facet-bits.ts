import {
  agencySectorsOf,
  cpvDivisions,
  landOf,
  procedureTypes,
  procurementLevels,
} from "@tc/domain";
import type { TenderFacet } from "@tc/domain";
import { addBit, newBits } from "../bits/bits.ts";
import type { Bits } from "../bits/bits.ts";
import type { Segment } from "../segments/segment.ts";

/** Per value the documents that have it. */
export type ValueBits = ReadonlyMap<string, Bits>;
/** What the clock does not change. */
export type FacetBits = Readonly<Record<Exclude<TenderFacet, "state">, ValueBits>>;

/** Not in the snapshot: it is quickly made again. About seven bytes a document, gone with the segment. */
const known = new WeakMap<Segment, FacetBits>();

export function facetBits(segment: Segment): FacetBits {
  let bits = known.get(segment);
  if (!bits) {
    bits = makeFacetBits(segment);
    known.set(segment, bits);
  }
  return bits;
}

/** What is kept beside the segment. */
export function facetBytes(segment: Segment): number {
  let total = 0;
  for (const values of Object.values(known.get(segment) ?? {})) {
    for (const bits of values.values()) total += bits.byteLength;
  }
  return total;
}

function makeFacetBits({ columns, count, names }: Segment): FacetBits {
  const values = (): Map<string, Bits> => new Map();
  const [agencySector, cpvDivision, region, source] = [values(), values(), values(), values()];
  const bitsOf = (map: Map<string, Bits>, name: string) => {
    let bits = map.get(name);
    if (!bits) {
      bits = newBits(count);
      map.set(name, bits);
    }
    return bits;
  };
  // A code's values are looked up once, not once per document.
  const byCpv = names.cpv.map((code) => {
    const division = code.slice(0, 2);
    return [
      ...agencySectorsOf([code]).map((name) => bitsOf(agencySector, name)),
      ...(division in cpvDivisions ? [bitsOf(cpvDivision, division)] : []),
    ];
  });
  const byNuts = names.nuts.map((code) => {
    const land = landOf(code);
    return land === undefined ? [] : [bitsOf(region, land)];
  });
  addLists(columns.cpvStarts, columns.cpv, byCpv);
  addLists(columns.nutsStarts, columns.nuts, byNuts);
  for (let document = 0; document < count; document++) {
    const sources = columns.sources[document] ?? 0;
    for (let rest = sources; rest !== 0; rest &= rest - 1) {
      const name = names.sources[31 - Math.clz32(rest & -rest)];
      if (name !== undefined) addBit(bitsOf(source, name), document);
    }
  }
  return {
    agencySector,
    cpvDivision,
    region,
    source,
    procedure: numbered(columns.procedure, procedureTypes),
    level: numbered(columns.level, procurementLevels),
  };
}

function addLists(
  starts: Uint32Array,
  values: Uint32Array,
  bitsByValue: readonly (readonly Bits[])[],
): void {
  for (let document = 0; document < starts.length - 1; document++) {
    const to = starts[document + 1] ?? 0;
    for (let at = starts[document] ?? 0; at < to; at++) {
      for (const bits of bitsByValue[values[at] ?? 0] ?? []) addBit(bits, document);
    }
  }
}

/** Of a column that holds positions in `names` plus one. */
function numbered(column: Uint8Array, names: readonly string[]): ValueBits {
  const sets = names.map(() => newBits(column.length));
  for (let document = 0; document < column.length; document++) {
    const bits = sets[(column[document] ?? 0) - 1];
    if (bits) addBit(bits, document);
  }
  return new Map(names.map((name, at) => [name, sets[at] ?? newBits(0)]));
}
