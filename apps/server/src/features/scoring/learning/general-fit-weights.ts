import { zstdDecompressSync } from "node:zlib";
import { startWeights } from "@tc/assessment";
import type { FitWeights } from "@tc/assessment";
import type { Db } from "../../../platform/database/database.ts";
import { readFitWeights } from "./fit-part.ts";
import * as store from "../models/model.store.ts";

/** The weights of an agency that has taught none of its own: the active model's, or those before the first training. */
export async function generalFitWeights(db: Db): Promise<FitWeights> {
  const active = await store.findActiveModel(db);
  const parts = active && (await store.partContents(db, active.version, ["fit"]));
  const content = parts?.get("fit")?.content;
  if (!content) return startWeights;
  try {
    return readFitWeights(zstdDecompressSync(content));
  } catch {
    // Weights of another code version cannot be used for scoring.
    return startWeights;
  }
}
