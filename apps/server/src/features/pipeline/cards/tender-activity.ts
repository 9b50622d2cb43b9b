import type { CardActivity } from "@tc/contract";
import type { Tender, TenderStage } from "@tc/domain";

const shownFields = 10;

/** What the buyer published, as entries of a card's story, newest first. A notice has one entry. */
export function tenderActivity(
  record: Pick<Tender, "changes" | "updatedOn">,
  stage: TenderStage,
): CardActivity[] {
  const byNotice = Map.groupBy(record.changes, ({ noticeId, noticeVersion }) =>
    JSON.stringify([noticeId, noticeVersion]),
  );
  return [...byNotice]
    .flatMap(([key, changes]): CardActivity[] => {
      const day = changes[0]?.publishedOn?.slice(0, 10);
      if (day === undefined || Number.isNaN(Date.parse(day))) return [];
      const isEnd = changes.some(({ field }) => field.startsWith("results."));
      const fields = [...new Set(changes.map(({ field }) => field))];
      return [
        {
          id: `notice:${key}`,
          at: new Date(day).toISOString(),
          fact:
            isEnd && (stage === "awarded" || stage === "cancelled")
              ? { kind: stage }
              : {
                  kind: "corrected",
                  fields: fields.slice(0, shownFields),
                  count: fields.length,
                },
        },
      ];
    })
    .toSorted((a, b) => b.at.localeCompare(a.at));
}
