import { bytesToJson, jsonToBytes } from "../statistics/serialisation/json-bytes.ts";
import type { OffersModel } from "./offers-model.ts";

/** Equal models give equal bytes: the maps keep the order of training. */
export function serialiseOffersModel(model: OffersModel): Uint8Array {
  return jsonToBytes(model);
}

/** @throws Error if the bytes are no offers model of this format version */
export function readOffersModel(bytes: Uint8Array): OffersModel {
  const read = bytesToJson(bytes, "offers", 1) as Stored;
  return {
    ...read,
    cells: new Map(read.cells),
    agencySectors: new Map(read.agencySectors),
    awards: new Map(read.awards),
  };
}

type MapKeys = "cells" | "agencySectors" | "awards";

/** Maps are stored as pairs. */
type Stored = Omit<OffersModel, MapKeys> & {
  readonly [Key in MapKeys]: OffersModel[Key] extends ReadonlyMap<string, infer Value>
    ? readonly (readonly [string, Value])[]
    : never;
};
