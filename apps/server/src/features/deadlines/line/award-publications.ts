import type { Tender, TenderNoticeRef } from "@tc/domain";
import { isAward } from "@tc/notices";

interface AwardPublication {
  readonly noticeId: string;
  /** YYYY-MM-DD */
  readonly publishedOn: string;
  /** Absent: all lots, or the notice does not say which */
  readonly lots?: readonly string[];
}

/**
 * The result notices that publish an award which still stands, oldest first, each with the lots it awards. A correction
 * does not publish an award again; a second contract for the same lot does.
 */
export function awardPublications({ lots, notices, results }: Tender): AwardPublication[] {
  const standing = new Set(results.filter(isAward).map(({ lotId }) => lotId));
  if (results.length > 0 && standing.size === 0) return [];
  const published = new Set<string>();
  const seen = new Set<string>();
  return byDay(notices).flatMap(({ noticeId, publishedOn, awardedLots, isCorrection }) => {
    const isAnew = isCorrection !== true && !seen.has(noticeId);
    const isFirst = seen.size === 0;
    seen.add(noticeId);
    if (!awardedLots) return isAnew || isFirst ? [{ noticeId, publishedOn }] : [];
    const awarded = awardedLots.filter(
      (lot) => standing.has(lot) && (isAnew || !published.has(lot)),
    );
    for (const lot of awarded) published.add(lot);
    if (awarded.length === 0) return [];
    const isOfAll = lots.every(({ id, kind }) => kind !== undefined || awarded.includes(id));
    return [{ noticeId, publishedOn, ...(!isOfAll && { lots: awarded }) }];
  });
}

function byDay(notices: readonly TenderNoticeRef[]) {
  return notices
    .flatMap(({ publishedOn, ...notice }) =>
      notice.kind === "result" && publishedOn !== undefined ? [{ ...notice, publishedOn }] : [],
    )
    .toSorted((a, b) => a.publishedOn.localeCompare(b.publishedOn));
}
