import type { NoticeDeadline } from "@tc/documents";
import type { Tender } from "@tc/domain";

/** The deadlines of the notice; each names its lot where there are several. */
export function noticeDeadlinesOf({ lots }: Tender): NoticeDeadline[] {
  return lots.flatMap((lot) =>
    lot.deadlines.map((deadline) => ({
      ...deadline,
      ...(lots.length > 1 && { lot: lot.id }),
    })),
  );
}
