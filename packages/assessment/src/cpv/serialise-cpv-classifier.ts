import { arrayOf, packBytes, unpackBytes } from "../statistics/serialisation/packed-bytes.ts";
import type { CpvClassifier } from "./cpv-classifier.ts";

const format = "cpv";
const formatVersion = 1;

type Facts = Pick<
  CpvClassifier,
  "divisions" | "codes" | "sharpness" | "habit" | "l2" | "stretch" | "documentCount"
>;

/** Equal classifiers give equal bytes; about 10 MB. */
export function serialiseCpvClassifier(classifier: CpvClassifier): Uint8Array {
  const { divisions, codes, sharpness, habit, l2, stretch, documentCount, ...arrays } = classifier;
  const facts: Facts = { divisions, codes, sharpness, habit, l2, stretch, documentCount };
  return packBytes(format, formatVersion, facts, { ...arrays });
}

/** @throws Error if the bytes are no classifier of this format version */
export function readCpvClassifier(bytes: Uint8Array): CpvClassifier {
  const { facts, arrays } = unpackBytes(bytes, format, formatVersion);
  return {
    // Written by serialiseCpvClassifier: format and version were checked.
    ...(facts as Facts),
    splitColumns: arrayOf(arrays, "splitColumns", "u32"),
    gramColumns: arrayOf(arrays, "gramColumns", "u32"),
    coefficients: arrayOf(arrays, "coefficients", "f32"),
    codeCounts: arrayOf(arrays, "codeCounts", "u32"),
    profileStarts: arrayOf(arrays, "profileStarts", "u32"),
    profileIndices: arrayOf(arrays, "profileIndices", "u32"),
    profileValues: arrayOf(arrays, "profileValues", "f32"),
  };
}
