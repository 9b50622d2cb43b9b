import path from "node:path";
import { createFolderStore } from "../../adapters/objects/folder-store.ts";
import type { Config } from "../../platform/settings/config.ts";
import { bucketOf } from "../../platform/settings/object-settings.ts";
import type { ObjectStore } from "../../ports/object-store.ts";

/** Where files lie: in a bucket where one is set, else in a folder of this machine. */
export async function plugObjects(config: Config): Promise<ObjectStore> {
  const bucket = bucketOf(config);
  if (!bucket) return createFolderStore(path.join(config.DATA_DIR, "objects"));
  // Loaded only when used: it takes a noticeable part of the start.
  const { createS3Store } = await import("../../adapters/objects/s3-store.ts");
  return createS3Store(bucket);
}
