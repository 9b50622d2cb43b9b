import { statutoryDay } from "@tc/domain";
import type { ClockFacts, ClockName, StatutoryDay } from "@tc/domain";
import type { DeadlineItem, DocumentItem } from "../items/document-item.ts";
import { germanMoment } from "./notice-deadlines.ts";
import type { NoticeDeadline } from "./notice-deadlines.ts";

export interface DeadlineFinding {
  readonly finding:
    /** The deadline ends before the law lets it. */
    | "shorter-than-law"
    /** By this day the buyer has to answer questions. */
    | "answers-due";
  readonly deadline: { readonly kind: DeadlineItem["kind"]; readonly date: string };
  readonly law: StatutoryDay;
}

type Dated = DeadlineFinding["deadline"];

/** From the dispatch of the notice the law counts these alone: offers of a second stage follow an invitation. */
const fromDispatch: readonly (readonly [DeadlineItem["kind"], ClockName])[] = [
  ["offer", "offer"],
  ["participation", "participation"],
];

/**
 * What the law says of a procedure's deadlines: those of the notice, where it names none those of the documents. Too
 * short is only what ends before the day that every reading of the law allows.
 */
export function deadlineFindings(
  items: readonly DocumentItem[],
  noticeDeadlines: readonly NoticeDeadline[],
  facts: ClockFacts & { readonly dispatchedOn?: string },
): DeadlineFinding[] {
  const shorter = fromDispatch.flatMap(([kind, clock]) => {
    const law = facts.dispatchedOn && statutoryDay(clock, facts.dispatchedOn, facts);
    if (!law) return [];
    return datesOf(kind, items, noticeDeadlines)
      .filter(({ date }) => date < law.day)
      .map((deadline): DeadlineFinding => ({ finding: "shorter-than-law", deadline, law }));
  });
  const answers = datesOf("offer", items, noticeDeadlines).flatMap(
    (deadline): DeadlineFinding[] => {
      const law = statutoryDay("answers", deadline.date, facts);
      return law ? [{ finding: "answers-due", deadline, law }] : [];
    },
  );
  return [...shorter, ...answers];
}

function datesOf(
  kind: DeadlineItem["kind"],
  items: readonly DocumentItem[],
  noticeDeadlines: readonly NoticeDeadline[],
): Dated[] {
  const noticeDates = noticeDeadlines
    .filter((deadline) => deadline.kind === kind)
    .map(germanMoment);
  const documentDates = items.filter(
    (item): item is DocumentItem & DeadlineItem =>
      item.type === "deadline" && item.kind === kind && item.state === "ok",
  );
  const dates = (noticeDates.length > 0 ? noticeDates : documentDates).flatMap(
    ({ date }) => date ?? [],
  );
  return [...new Set(dates)].map((date) => ({ kind, date }));
}
