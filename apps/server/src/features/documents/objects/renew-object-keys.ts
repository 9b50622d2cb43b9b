import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { listOtherKeys, objectTables, replaceKey } from "./object-keys.operator.store.ts";
import type { ObjectTable } from "./object-keys.operator.store.ts";

/**
 * Encrypts the keys of all objects with the newest secret of the server, so that an older one can be retired. The objects
 * themselves stay as they are, and so does a key that no configured secret opens.
 */
export async function renewObjectKeys(ctx: Context, signal: AbortSignal): Promise<void> {
  let renewed = 0;
  for (const table of objectTables) renewed += await renewTable(ctx, table, signal);
  if (renewed > 0) ctx.log.info({ objects: renewed }, "keys of objects encrypted anew");
}

async function renewTable(ctx: Context, table: ObjectTable, signal: AbortSignal): Promise<number> {
  const { keyRing } = ctx.ports;
  const { currentKeyId, keyIds } = keyRing;
  let renewed = 0;
  for (;;) {
    signal.throwIfAborted();
    const count = await asOperator(ctx, async (t) => {
      const objects = await listOtherKeys(t, table, { currentKeyId, keyIds });
      for (const { name, ownerId, key } of objects) {
        const renewedKey = keyRing.encrypt(keyRing.decrypt(key, ownerId), ownerId);
        await replaceKey(t, table, { name, ownerId, key: renewedKey });
      }
      return objects.length;
    });
    if (count === 0) return renewed;
    renewed += count;
  }
}
