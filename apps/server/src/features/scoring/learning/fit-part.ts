import type { FitWeights } from "@tc/assessment";

export function serialiseFitWeights({ bias, features }: FitWeights): Uint8Array {
  return Buffer.from(JSON.stringify({ format: "fit 1", bias, features }));
}

/** Throws where another version of the code wrote them. */
export function readFitWeights(bytes: Uint8Array): FitWeights {
  const read: unknown = JSON.parse(Buffer.from(bytes).toString());
  if (!isWeights(read)) throw new Error("no weights of the fit in this format");
  return { bias: read.bias, features: read.features };
}

function isWeights(read: unknown): read is FitWeights {
  if (typeof read !== "object" || read === null) return false;
  const { format, bias, features } = read as Record<string, unknown>;
  return (
    format === "fit 1" &&
    typeof bias === "number" &&
    Array.isArray(features) &&
    features.length === 7 &&
    features.every((weight) => typeof weight === "number")
  );
}
