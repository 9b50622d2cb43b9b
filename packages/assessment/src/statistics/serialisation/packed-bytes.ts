import { bytesToJson, jsonToBytes } from "./json-bytes.ts";

/** What models keep their numbers in. Bytes are little-endian, as on every machine Node runs on. */
type NumberArray = Float32Array | Uint32Array | Uint16Array;
const kinds = { f32: Float32Array, u32: Uint32Array, u16: Uint16Array } as const;
type Kind = keyof typeof kinds;

interface Packed {
  readonly format: string;
  readonly formatVersion: number;
  readonly facts: unknown;
  readonly arrays: readonly {
    readonly name: string;
    readonly kind: Kind;
    readonly length: number;
  }[];
}

/** Arrays begin at multiples of this, so that they can be read as numbers. */
const alignment = 8;
const aligned = (length: number) => Math.ceil(length / alignment) * alignment;

/** Facts as JSON and arrays as they lie in memory, in the order of their names' entry. */
export function packBytes(
  format: string,
  formatVersion: number,
  facts: object,
  arrays: Readonly<Record<string, NumberArray>>,
): Uint8Array {
  const entries = Object.entries(arrays);
  const header = jsonToBytes({
    format,
    formatVersion,
    facts,
    arrays: entries.map(([name, array]) => ({ name, kind: kindOf(array), length: array.length })),
  });
  let size = aligned(alignment + header.length);
  for (const [, array] of entries) size += aligned(array.byteLength);
  const bytes = new Uint8Array(size);
  new DataView(bytes.buffer).setUint32(0, header.length, true);
  bytes.set(header, alignment);
  let at = aligned(alignment + header.length);
  for (const [, array] of entries) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
    at += aligned(array.byteLength);
  }
  return bytes;
}

/**
 * Facts and arrays of such bytes; the arrays are copies.
 * @throws Error if the bytes are of another format or version, or cut off
 */
export function unpackBytes(
  bytes: Uint8Array,
  format: string,
  formatVersion: number,
): { readonly facts: unknown; readonly arrays: ReadonlyMap<string, NumberArray> } {
  if (bytes.length < alignment) throw new Error(`no model of format ${format} ${formatVersion}`);
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  if (alignment + length > bytes.length) {
    throw new Error(`no model of format ${format} ${formatVersion}`);
  }
  // Written by packBytes: bytesToJson checks format and version.
  const header = bytesToJson(
    bytes.subarray(alignment, alignment + length),
    format,
    formatVersion,
  ) as Packed;
  const arrays = new Map<string, NumberArray>();
  let at = aligned(alignment + length);
  for (const { name, kind, length: count } of header.arrays) {
    const byteLength = count * kinds[kind].BYTES_PER_ELEMENT;
    if (at + byteLength > bytes.length) throw new Error(`the ${format} model is cut off`);
    // With a buffer of its own, which begins where numbers may begin. Node's Buffer makes no copy when it is sliced.
    const copy = new Uint8Array(byteLength);
    copy.set(bytes.subarray(at, at + byteLength));
    arrays.set(name, new kinds[kind](copy.buffer));
    at += aligned(byteLength);
  }
  return { facts: header.facts, arrays };
}

function kindOf(array: NumberArray): Kind {
  if (array instanceof Float32Array) return "f32";
  return array instanceof Uint32Array ? "u32" : "u16";
}

/** The array of that name and kind. @throws Error if there is none */
export function arrayOf<K extends Kind>(
  arrays: ReadonlyMap<string, NumberArray>,
  name: string,
  kind: K,
): InstanceType<(typeof kinds)[K]> {
  const array = arrays.get(name);
  if (!(array instanceof kinds[kind])) throw new Error(`the model has no ${kind} array ${name}`);
  // TypeScript does not narrow by a class that is looked up.
  return array as InstanceType<(typeof kinds)[K]>;
}
