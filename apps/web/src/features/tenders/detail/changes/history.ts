import { codeWord } from "@tc/domain";
import type { Tender } from "../queries";

type Notice = Tender["notices"][number];
type Change = Tender["changes"][number];

interface Entry {
  readonly notice: Notice;
  readonly changes: readonly Change[];
}

/** Each notice with the changes it brought, latest first. What its own description says already is not said again. */
export function historyOf({ notices, changes }: Pick<Tender, "notices" | "changes">): Entry[] {
  const byNotice = Map.groupBy(changes, (change) => `${change.noticeId} ${change.noticeVersion}`);
  return notices.toReversed().map((notice) => ({
    notice,
    changes: (byNotice.get(`${notice.noticeId} ${notice.version}`) ?? []).filter(
      (change) => change.field !== "text" || !isSaidBy(notice.description, change),
    ),
  }));
}

/** A change record holds of a long description only how it begins. */
function isSaidBy(description: string | undefined, change: Change): boolean {
  return (
    change.old === undefined &&
    change.new !== undefined &&
    description?.startsWith(change.new.replace(/…$/, "").trimEnd()) === true
  );
}

/** A first notice alone is no history. */
export function hasHistory({ notices, changes }: Pick<Tender, "notices" | "changes">): boolean {
  return (
    notices.length > 1 ||
    changes.length > 0 ||
    notices.some(({ reasonCode, description }) => (reasonCode ?? description) !== undefined)
  );
}

/** Why it was published, else what it is. */
export function noticeWords({ kind, isCorrection, reasonCode, ...words }: Notice): string {
  const kindWord = codeWord("noticeKind", kind);
  if (reasonCode !== undefined) return codeWord("change", reasonCode);
  if (isCorrection !== true) return kindWord;
  const isSilent = (words.reasonText ?? words.description) === undefined;
  return isSilent ? `Berichtigung ohne Angabe eines Grundes (${kindWord})` : "Berichtigung";
}
