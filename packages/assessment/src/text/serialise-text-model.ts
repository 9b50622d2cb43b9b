import { arrayOf, packBytes, unpackBytes } from "../statistics/serialisation/packed-bytes.ts";
import type { TextModel } from "./text-model.ts";

const format = "text";
const formatVersion = 1;

type Facts = Omit<
  TextModel,
  "termWeights" | "gramCodes" | "gramWeights" | "basis" | "randomPairQuantiles"
>;

/** Equal models give equal bytes; about 35 MB for 50,000 notices, most of it the latent space. */
export function serialiseTextModel(model: TextModel): Uint8Array {
  const { termWeights, gramCodes, gramWeights, basis, randomPairQuantiles, ...facts } = model;
  return packBytes(format, formatVersion, facts, {
    termWeights,
    gramCodes,
    gramWeights,
    basis,
    randomPairQuantiles,
  });
}

/** @throws Error if the bytes are no text model of this format version */
export function readTextModel(bytes: Uint8Array): TextModel {
  const { facts, arrays } = unpackBytes(bytes, format, formatVersion);
  return {
    // Written by serialiseTextModel: format and version were checked.
    ...(facts as Facts),
    gramCodes: arrayOf(arrays, "gramCodes", "u32"),
    termWeights: arrayOf(arrays, "termWeights", "f32"),
    gramWeights: arrayOf(arrays, "gramWeights", "f32"),
    basis: arrayOf(arrays, "basis", "f32"),
    randomPairQuantiles: arrayOf(arrays, "randomPairQuantiles", "f32"),
  };
}
