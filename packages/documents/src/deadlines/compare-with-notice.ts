import type { DocumentItem } from "../items/document-item.ts";
import { germanMoment, isSameLot, isSameMoment } from "./notice-deadlines.ts";
import type { NoticeDeadline, WrittenMoment } from "./notice-deadlines.ts";

export interface NoticeComparison {
  /** The document's deadline, with its quote */
  readonly item: DocumentItem;
  /** The notice's deadline, which counts */
  readonly notice: WrittenMoment;
  readonly agrees: boolean;
}

/** Each deadline of the documents that the notice names too, beside the notice's: the notice counts. */
export function compareWithNotice(
  items: readonly DocumentItem[],
  noticeDeadlines: readonly NoticeDeadline[],
): NoticeComparison[] {
  return items.flatMap((item) => {
    if (item.type !== "deadline" || item.date === undefined || item.state === "superseded")
      return [];
    const moment = { date: item.date, ...(item.time !== undefined && { time: item.time }) };
    const readings = noticeDeadlines
      .filter(({ kind, lot }) => kind === item.kind && isSameLot(lot, item.lot))
      .flatMap(readingsOf);
    const same = readings.find((reading) => isSameMoment(reading, moment));
    const notice = same ?? readings[0];
    return notice ? [{ item, notice, agrees: same !== undefined }] : [];
  });
}

/** Two where the notice's own offset does not fit the season: nobody can tell which was meant. */
function readingsOf({ at, localAt, hasTime }: NoticeDeadline): WrittenMoment[] {
  return [at, localAt].flatMap((moment) =>
    moment === undefined ? [] : [germanMoment({ at: moment, hasTime })],
  );
}
