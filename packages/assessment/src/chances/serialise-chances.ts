import { bytesToJson, jsonToBytes } from "../statistics/serialisation/json-bytes.ts";
import type { AgencyIntercept, ChancesModel, Coefficients } from "./chances-model.ts";

export function serialiseChancesModel(model: ChancesModel): Uint8Array {
  return jsonToBytes(model);
}

/** @throws Error if the bytes are no chances model of this format version */
export function readChancesModel(bytes: Uint8Array): ChancesModel {
  const read = bytesToJson(bytes, "chances", 1) as Stored;
  const { coefficients } = read;
  return {
    ...read,
    coefficients: { ...coefficients, agencies: new Map(coefficients.agencies) },
  };
}

/** Maps are stored as pairs. */
type Stored = Omit<ChancesModel, "coefficients"> & {
  readonly coefficients: Omit<Coefficients, "agencies"> & {
    readonly agencies: readonly (readonly [string, AgencyIntercept])[];
  };
};
