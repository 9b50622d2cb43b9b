import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { listOtherKeys, replaceKey } from "./object-keys.operator.store.ts";

/**
 * Encrypts the keys of all objects with the newest secret of the server, so that an older one can be retired. The objects
 * themselves stay as they are, and so does a key that no configured secret opens.
 */
export async function renewObjectKeys(ctx: Context, signal: AbortSignal): Promise<void> {
  const { keyRing } = ctx.ports;
  const { currentKeyId, keyIds } = keyRing;
  let renewed = 0;
  for (;;) {
    signal.throwIfAborted();
    const count = await asOperator(ctx, async (t) => {
      const objects = await listOtherKeys(t, { currentKeyId, keyIds });
      for (const { key, ...object } of objects) {
        const { documentId } = object;
        const renewedKey = keyRing.encrypt(keyRing.decrypt(key, documentId), documentId);
        await replaceKey(t, { ...object, key: renewedKey });
      }
      return objects.length;
    });
    renewed += count;
    if (count === 0) break;
  }
  if (renewed > 0) ctx.log.info({ objects: renewed }, "keys of objects encrypted anew");
}
