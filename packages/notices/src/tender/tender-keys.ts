import type { Notice } from "../notice.ts";
import { noticeIdentity, procedureIdentity } from "./notice-identity.ts";

/** What holds notices of one procedure together. */
export interface TenderKeys {
  /** BT-04 */
  readonly procedure?: string;
  /** What other notices may call this one. */
  readonly names: readonly string[];
  /** What this notice changes (BT-758). */
  readonly changes: readonly string[];
  /** What this notice names as its past (BT-125, OPP-090). */
  readonly previous: readonly string[];
}

export function tenderKeys(notice: Notice): TenderKeys {
  const procedure = procedureIdentity(notice.procedureId);
  const names = identities([notice.noticeId, notice.publicationNumber]);
  // A notice without a usable id still has to be found again under some name.
  if (names.length === 0) names.push(notice.noticeId.trim().toLowerCase().slice(0, 200));
  const others = (texts: readonly (string | undefined)[]) =>
    identities(texts).filter((name) => !names.includes(name));
  return {
    ...(procedure !== undefined && { procedure }),
    names,
    changes: others(notice.changes.map((change) => change.changedNotice)),
    previous: others(notice.previousNotices),
  };
}

/** All keys as one flat list: notices that share one must be looked at together. */
export function flatKeys(keys: TenderKeys): string[] {
  const flat = [...keys.names, ...keys.changes, ...keys.previous].map((name) => `n:${name}`);
  if (keys.procedure !== undefined) flat.push(`p:${keys.procedure}`);
  return [...new Set(flat)];
}

function identities(texts: readonly (string | undefined)[]): string[] {
  const names = texts.map((text) => (text === undefined ? undefined : noticeIdentity(text)));
  return [...new Set(names.filter((name) => name !== undefined))];
}
