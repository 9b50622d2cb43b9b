import { zstdCompressSync } from "node:zlib";
import { priorChancesModel, serialiseChancesModel, startWeights } from "@tc/assessment";
import type { Context } from "../../platform/context.ts";
import type { ModelBasis } from "./model-basis.ts";
import { serialiseFitWeights } from "./fit-part.ts";

export interface LearntFromAgencies {
  readonly fit: Uint8Array;
  readonly chances: Uint8Array;
  readonly basis: Pick<ModelBasis, "fit" | "chances">;
}

/** What all agencies' judgements and reported outcomes teach; without enough of them what is believed before any. */
export async function learnFromAgencies(_ctx: Context): Promise<LearntFromAgencies> {
  return {
    fit: zstdCompressSync(serialiseFitWeights(startWeights)),
    chances: zstdCompressSync(serialiseChancesModel(priorChancesModel)),
    basis: { fit: { n: 0 }, chances: { n: 0 } },
  };
}
