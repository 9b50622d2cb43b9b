import type { Tender } from "@tc/domain";
import { keyOfRow } from "../notices/notice.store.ts";
import type { NoticeRow } from "../notices/notice.store.ts";
import type { ArrivedChange } from "../../tender-changes/index.ts";
import type { NoticeCopy, TenderGroup } from "./assemble-groups.ts";

interface Arrival {
  /** Copies of documents that were never applied */
  readonly news: readonly NoticeCopy[];
  readonly storedNotices: readonly NoticeRow[];
  readonly changed: readonly {
    readonly group: TenderGroup;
    readonly tender: Tender;
    /** Undefined: the tender is new. */
    readonly stored: object | undefined;
  }[];
}

/**
 * Of tenders that were known before, the notices that nobody had and that changed something or say that they correct. The
 * first notice of a procedure changes nothing, and those that a merger brings along were there already.
 */
export function arrivedChanges({ news, storedNotices, changed }: Arrival): ArrivedChange[] {
  const storedKeys = new Set(storedNotices.map(keyOfRow));
  const newKeys = new Set(news.map(({ key }) => key).filter((key) => !storedKeys.has(key)));
  return changed.flatMap(({ group, tender, stored }) => {
    if (!stored) return [];
    const arrived = group.notices.filter(({ key }) => newKeys.has(key));
    return arrived
      .map(({ notice: { noticeId, version } }) => ({ tenderId: group.tenderId, noticeId, version }))
      .filter((change) => isChange(tender, change));
  });
}

function isChange({ notices, changes }: Tender, { noticeId, version }: ArrivedChange): boolean {
  const at = notices.findIndex((it) => it.noticeId === noticeId && it.version === version);
  if (at < 1) return false;
  return (
    notices[at]?.isCorrection === true ||
    changes.some((it) => it.noticeId === noticeId && it.noticeVersion === version)
  );
}
