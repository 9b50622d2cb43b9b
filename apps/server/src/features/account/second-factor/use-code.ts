import type { Transaction } from "../../../platform/context.ts";
import type { KeyRing } from "../../../ports/key-ring.ts";
import { hashBackupCode } from "./backup-codes.ts";
import * as store from "./second-factor.store.ts";
import type { SecondFactor } from "./second-factor.store.ts";
import { findTotpStep } from "./totp.ts";

export interface Code {
  readonly method: "totp" | "backup_code";
  readonly code: string;
}

interface Owner {
  readonly userId: string;
  readonly factor: SecondFactor;
  readonly keyRing: KeyRing;
}

/** Whether the code is right. Each code works once, and an app's code no longer works after a newer one. */
export function useCode(t: Transaction, owner: Owner, { method, code }: Code): Promise<boolean> {
  return method === "totp"
    ? useAppCode(t, owner, code)
    : store.takeBackupCode(t, owner.userId, hashBackupCode(owner.userId, code));
}

async function useAppCode(
  t: Transaction,
  { userId, factor, keyRing }: Owner,
  code: string,
): Promise<boolean> {
  const key = keyRing.decrypt(factor.encryptedKey, userId);
  const step = findTotpStep(key, code, t.now());
  if (step === undefined || step <= factor.lastUsedStep) return false;
  await store.noteUsedStep(t, userId, step);
  if (factor.encryptedKey.keyId !== keyRing.currentKeyId) {
    await store.replaceEncryptedKey(t, userId, keyRing.encrypt(key, userId));
  }
  return true;
}
