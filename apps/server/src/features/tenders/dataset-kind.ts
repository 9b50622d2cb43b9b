import type { Db } from "../../platform/database/database.ts";
import * as store from "./tenders.store.ts";

const realForMs = 1_000;

/** Whether the tenders are samples. Asked each time while they may be: only real ones stay what they are. */
export function sampleQuestion(): (db: Db) => Promise<boolean> {
  let realUntilMs = -Infinity;
  return async (db) => {
    if (performance.now() < realUntilMs) return false;
    const kind = await store.datasetKind(db);
    if (kind === "real") realUntilMs = performance.now() + realForMs;
    return kind === "sample";
  };
}
