import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { lockAccount } from "../account.operator.store.ts";
import * as store from "./second-factor.store.ts";

/**
 * Encrypts the keys of all second factors with the newest secret of the server, so that an older one can be retired. What
 * no configured secret opens is left as it is, and warned about: its owners can sign in by backup codes only.
 */
export async function renewEncryption(ctx: Context): Promise<void> {
  const { keyRing } = ctx.ports;
  const others = await asOperator(ctx, (t) => store.listOtherKeys(t, keyRing.currentKeyId));
  const readable = others.filter(({ keyId }) => keyRing.keyIds.includes(keyId));
  for (const { userId } of readable) {
    await asOperator(ctx, async (t) => {
      await lockAccount(t, userId);
      const factor = await store.findSecondFactor(t, userId);
      if (!factor) return;
      const key = keyRing.decrypt(factor.encryptedKey, userId);
      await store.replaceEncryptedKey(t, userId, keyRing.encrypt(key, userId));
    });
  }
  const unreadable = others.length - readable.length;
  if (readable.length > 0) {
    ctx.log.info({ secondFactors: readable.length }, "second factors encrypted anew");
  }
  if (unreadable > 0) {
    ctx.log.warn(
      { secondFactors: unreadable },
      "second factors of a secret that is not configured",
    );
  }
}
