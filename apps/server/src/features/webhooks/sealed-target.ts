import type { Context } from "../../platform/context.ts";
import type { Encrypted, KeyRing } from "../../ports/key-ring.ts";

/** What must not be read from the table: where a webhook sends, and what it signs with. */
export interface Target {
  readonly address: string;
  /** `whsec_…` of the Standard Webhooks; absent where nothing is signed */
  readonly secret?: string;
  /** The one before, which still signs beside it */
  readonly oldSecret?: { readonly secret: string; readonly until: string };
}

// Bound to the row: copied to another webhook it cannot be opened.
const ownerOf = (webhookId: string) => `webhook ${webhookId}`;

export function sealTarget(keyRing: KeyRing, webhookId: string, target: Target): Encrypted {
  return keyRing.encrypt(JSON.stringify(target), ownerOf(webhookId));
}

export function openTarget(keyRing: KeyRing, webhookId: string, sealed: Encrypted): Target {
  return JSON.parse(keyRing.decrypt(sealed, ownerOf(webhookId))) as Target;
}

/** Undefined: the key is gone or the text was changed, and neither comes back by itself. */
export function readTarget(
  { ports, log }: Pick<Context, "ports" | "log">,
  webhookId: string,
  sealed: Encrypted,
): Target | undefined {
  try {
    return openTarget(ports.keyRing, webhookId, sealed);
  } catch (err) {
    log.error({ err, webhookId }, "the address of a webhook cannot be read");
    return undefined;
  }
}
