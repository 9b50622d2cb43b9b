import type { Notice } from "../notice.ts";
import { noticeIdentity } from "./notice-identity.ts";
import { noticeKey } from "./sourced-notice.ts";
import { tenderKeys } from "./tender-keys.ts";

/** The notices that hold at one point of a procedure's history, oldest first. */
export interface InForce {
  readonly notices: readonly Notice[];
  /** Calls that were annulled with nothing put in their place. */
  readonly annulled: readonly Notice[];
  /** The procedure itself was ended by a notice that is no result. */
  readonly ended: boolean;
}

export const nothingInForce: InForce = { notices: [], annulled: [], ended: false };

/**
 * Adds the next notice. A higher version or a change (BT-758) carries the whole text and replaces what it changes.
 * A cancellation (BT-140 `cancel`) annuls the named notice and with it what that notice had consolidated; the procedure
 * goes on and may be called again.
 */
export function addNotice(before: InForce, notice: Notice): InForce {
  const targets = replacedBy(before.notices, notice);
  if (isCancellation(notice)) {
    const annulled = targets.length > 0 ? targets : latestOfKind(before.notices, notice);
    return {
      notices: before.notices.filter((other) => !annulled.includes(other)),
      annulled: [...before.annulled, ...(annulled.length > 0 ? annulled : [notice])],
      ended: before.ended,
    };
  }
  const rest = before.notices.filter((other) => !targets.includes(other));
  return {
    notices: [...rest, notice],
    annulled: before.annulled,
    ended: notice.kind === "call" ? notice.cancelsNotice : before.ended,
  };
}

/** A corrigendum of the older TED forms names old and new words only; it replaces nothing. */
export function isPatch(notice: Notice): boolean {
  return (
    notice.changes.length > 0 &&
    notice.lots.length === 0 &&
    (notice.format === "ted-r208" || notice.format === "ted-r209")
  );
}

export function isCancellation(notice: Notice): boolean {
  return notice.cancelsNotice && notice.changes.length > 0;
}

function replacedBy(notices: readonly Notice[], notice: Notice): Notice[] {
  if (isPatch(notice) && !notice.cancelsNotice) return [];
  const identity = noticeKey(notice).split(" ")[0];
  const { changes } = tenderKeys(notice);
  return notices.filter(
    (other) =>
      noticeKey(other).split(" ")[0] === identity ||
      (changes.length > 0 && names(other).some((name) => changes.includes(name))),
  );
}

function names(notice: Notice): readonly string[] {
  const identity = noticeIdentity(notice.noticeId);
  const published = notice.publicationNumber && noticeIdentity(notice.publicationNumber);
  return [identity, published].filter((name) => name !== undefined && name !== "") as string[];
}

/** A cancellation whose target is unknown here means the latest notice of its kind. */
function latestOfKind(notices: readonly Notice[], notice: Notice): Notice[] {
  const latest = notices.findLast((other) => other.kind === notice.kind);
  return latest ? [latest] : [];
}
