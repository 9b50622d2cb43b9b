import {
  addDays,
  addMonths,
  isBusinessDay,
  isRegionalHoliday,
  isWorkingDay,
  urgentAt,
} from "@tc/domain";
import type { DeadlineItem, DocumentItem, RelativeDeadline } from "../items/document-item.ts";
import { germanMoment, isSameLot } from "./notice-deadlines.ts";
import type { NoticeDeadline, WrittenMoment } from "./notice-deadlines.ts";

type Counted = WrittenMoment & { readonly isCertain: boolean };

/**
 * Gives relative deadlines their day: from the notice's deadline, else from the one that the documents agree on.
 * Days are subtracted as written, so "6 Kalendertage vor" the 12th is the 6th.
 */
export function resolveDeadlines(
  items: readonly DocumentItem[],
  noticeDeadlines: readonly NoticeDeadline[],
): DocumentItem[] {
  // Many items count from the same few deadlines.
  const moments = new Map<string, WrittenMoment | undefined>();
  const from = (kind: DeadlineItem["kind"], lot: string | undefined) => {
    const key = `${kind} ${lot ?? ""}`;
    if (!moments.has(key)) moments.set(key, momentOf(kind, lot, items, noticeDeadlines));
    return moments.get(key);
  };
  return items.map((item) => {
    if (item.type !== "deadline" || !item.relative?.of || item.date !== undefined) return item;
    const start = from(item.relative.of, item.lot);
    const moment = start && momentAt(item.relative, start);
    if (!moment) return item;
    const { isCertain, ...day } = moment;
    const time = item.time ?? day.time;
    return {
      ...item,
      date: day.date,
      ...(time !== undefined && { time }),
      confidence: isCertain ? item.confidence : item.confidence * 0.75,
    };
  });
}

function momentOf(
  kind: DeadlineItem["kind"],
  lot: string | undefined,
  items: readonly DocumentItem[],
  noticeDeadlines: readonly NoticeDeadline[],
): WrittenMoment | undefined {
  const published = noticeDeadlines.filter(
    (deadline) => deadline.kind === kind && isSameLot(deadline.lot, lot),
  );
  if (published.length > 0) {
    return commonMoment(
      published.map((deadline) =>
        germanMoment({ at: urgentAt(deadline), hasTime: deadline.hasTime }),
      ),
    );
  }
  return commonMoment(
    items.flatMap((item) =>
      item.type === "deadline" &&
      item.kind === kind &&
      item.state === "ok" &&
      isSameLot(item.lot, lot) &&
      item.date
        ? [{ date: item.date, ...(item.time !== undefined && { time: item.time }) }]
        : [],
    ),
  );
}

/** The moment all of them name; undefined where they differ: nobody can tell from which one to count. */
function commonMoment(moments: readonly WrittenMoment[]): WrittenMoment | undefined {
  const [first] = moments;
  if (!first || moments.some(({ date }) => date !== first.date)) return undefined;
  const times = new Set(moments.flatMap(({ time }) => time ?? []));
  const [time] = times;
  return { date: first.date, ...(times.size === 1 && time !== undefined && { time }) };
}

function momentAt(
  { count, unit, direction }: RelativeDeadline,
  from: WrittenMoment,
): Counted | undefined {
  const signed = direction === "before" ? -count : count;
  switch (unit) {
    case "hours":
      return hoursLater(from, signed);
    case "calendar-days":
      return { date: addDays(from.date, signed), isCertain: true };
    case "weeks":
      return { date: addDays(from.date, signed * 7), isCertain: true };
    case "months":
      return { date: addMonths(from.date, signed), isCertain: true };
    case "working-days":
      return countDays(from.date, signed, isWorkingDay);
    case "business-days":
      return countDays(from.date, signed, isBusinessDay);
  }
}

/** Not certain where a holiday of some Länder lies in between: the buyer's Land may not count it. */
function countDays(from: string, count: number, counts: (day: string) => boolean): Counted {
  const step = Math.sign(count);
  let date = from;
  let isCertain = true;
  for (let left = Math.abs(count); left > 0;) {
    date = addDays(date, step);
    if (counts(date)) left--;
    if (counts(date) && isRegionalHoliday(date)) isCertain = false;
  }
  return { date, isCertain };
}

/** By the clock on the wall, as tender documents mean it. */
function hoursLater({ date, time }: WrittenMoment, hours: number): Counted | undefined {
  if (time === undefined) return undefined;
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const moment = new Date(Date.parse(date) + ((hour + hours) * 60 + minute) * 60_000).toISOString();
  return { date: moment.slice(0, 10), time: moment.slice(11, 16), isCertain: true };
}
