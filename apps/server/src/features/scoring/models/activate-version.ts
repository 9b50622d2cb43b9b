import { AppError } from "@tc/domain";
import type { Context, Transaction } from "../../../platform/context.ts";
import { longestTrainingMs, scoreTendersJob } from "../job-definitions.ts";
import * as store from "./activation.operator.store.ts";
import { holdDataset } from "./model.operator.store.ts";
import { openParts, partNames } from "./model-parts.ts";
import { partContents } from "./model.store.ts";
import { completeParts } from "./models.ts";

export interface ActivationRequest {
  readonly version: number;
  /** The version in use as the admin saw it */
  readonly replaces?: number | undefined;
  readonly adminId: string;
  readonly reason: string;
}

/** Whether this code can ask the version; false also where its parts are gone. */
export async function canReadVersion(
  { db, log }: Pick<Context, "db" | "log">,
  version: number,
): Promise<boolean> {
  const contents = completeParts(await partContents(db, version, partNames));
  if (!contents) return false;
  try {
    openParts(contents);
    return true;
  } catch (error) {
    log.warn({ err: error, version }, "models of another version of the code");
    return false;
  }
}

/**
 * Puts a finished version into use and holds it; the one in use is held without scoring anything anew. Returns false where
 * it is in use and held already. Throws not_found, and stale_version where another one is in use than was seen, or with
 * `details.reason` where the version cannot be used. `isReadable` is what `canReadVersion` said a moment ago.
 */
export async function activateVersion(
  t: Transaction,
  { version, replaces, ...hold }: ActivationRequest,
  isReadable: boolean,
): Promise<boolean> {
  await store.lockActivation(t);
  await holdDataset(t);
  const row = await store.findVersion(t, version);
  if (!row) throw new AppError("not_found");
  if (row.status === "active" && row.isHeld) return false;
  if ((await store.findActiveVersion(t)) !== replaces) throw new AppError("stale_version");
  const refusal = refusalOf(row, isReadable);
  if (refusal) throw new AppError("stale_version", { reason: refusal });
  if (row.status !== "active") {
    // Results that its training has not read count for it now.
    const readFrom = new Date(row.trainedAt.getTime() - longestTrainingMs);
    await store.putIntoUse(t, { version, readFrom });
    await store.dropOldParts(t);
    await t.enqueue(scoreTendersJob, {});
  }
  await store.holdVersion(t, version, hold);
  return true;
}

function refusalOf(row: store.VersionState, isReadable: boolean): string | undefined {
  if (row.status === "building") return "unfinished";
  if (!row.hasAllParts) return "gone";
  if (!row.fitsNotices) return "other_notices";
  return isReadable ? undefined : "unreadable";
}

/**
 * From now on a training replaces the version again. Returns false where nobody holds it any more; throws not_found and
 * stale_version.
 */
export async function letGoOfVersion(t: Transaction, version: number): Promise<boolean> {
  await store.lockActivation(t);
  const row = await store.findVersion(t, version);
  if (!row) throw new AppError("not_found");
  if (row.status !== "active") throw new AppError("stale_version");
  if (!row.isHeld) return false;
  await store.endHold(t, version);
  return true;
}
