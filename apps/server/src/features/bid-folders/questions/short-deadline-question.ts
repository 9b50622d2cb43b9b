import { germanDay } from "@tc/assessment";
import type { RegimeCode } from "@tc/assessment";
import { deadlineFindings } from "@tc/documents";
import { addDays, deadlineNames } from "@tc/domain";
import type { ClockFacts, Tender, TenderNoticeRef } from "@tc/domain";
import { daysBetween } from "../../../platform/memory/berlin-day.ts";
import { noticeDeadlinesOf } from "../../documents/index.ts";
import type { QuestionDraft } from "./draft.ts";
import { maySetDeadlines } from "./special-services.ts";

/** A notice is published within so many days of its dispatch (Art. 51 Abs. 2 of Directive 2014/24/EU). */
const daysToPublication = 5;

/**
 * Deadlines that end before the law lets them. The day of dispatch is not published, so the earliest possible one counts:
 * nobody is blamed on a guess.
 */
export function shortDeadlineQuestions(tender: Tender, regime: RegimeCode): QuestionDraft[] {
  const { publishedOn, stage, flags } = tender;
  const isSure = !flags.some(
    (flag) => flag === "deadline_implausible" || flag === "deadline_conflict",
  );
  const isClear = publishedOn !== undefined && stage === "call" && isSure;
  if (!isClear || !beginsWithOriginal(tender, publishedOn) || maySetDeadlines(tender)) return [];
  const findings = deadlineFindings([], noticeDeadlinesOf(tender), {
    ...clockFactsOf(tender, regime),
    dispatchedOn: addDays(publishedOn, -daysToPublication),
  }).filter(({ finding }) => finding === "shorter-than-law");
  const byKind = Map.groupBy(findings, ({ deadline }) => deadline.kind);
  return Array.from(byKind.values(), (equal): QuestionDraft[] => {
    const first = equal.toSorted((a, b) => a.deadline.date.localeCompare(b.deadline.date))[0];
    if (!first || (first.deadline.kind !== "offer" && first.deadline.kind !== "participation")) {
      return [];
    }
    const { deadline, law } = first;
    const { rule } = law;
    if (!("days" in rule.length)) return [];
    const name = deadlineNames[deadline.kind as "offer" | "participation"];
    const field = fieldOf(tender, deadline.kind);
    const days = daysBetween(publishedOn, deadline.date);
    return [
      {
        key: `deadline:${deadline.kind}`,
        title: `Ist die ${name} zu kurz?`,
        reason: "unlawful",
        quotes: [{ quote: germanDay(deadline.date), ...(field !== undefined && { field }) }],
        rule: {
          name: `Mindestfrist ${rule.length.days} Tage`,
          law: rule.law,
          sourceDate: rule.sourceDate,
        },
        note: "Gezählt ab dem frühesten Tag, an dem die Bekanntmachung abgesendet sein kann. Eine Vorinformation kann die Frist verkürzen; in diesem Verfahren haben wir keine gefunden.",
        draft: [
          `Die ${name} endet am ${germanDay(deadline.date)}, ${days} Tage nach der Veröffentlichung am ${germanDay(publishedOn)}.`,
          `${rule.law} sieht mindestens ${rule.length.days} Tage vor, gerechnet ab dem Tag nach der Absendung der Bekanntmachung.`,
          "Worauf stützt sich die kürzere Frist, oder wird sie verlängert?",
        ].join(" "),
      },
    ];
  }).flat();
}

/** False if the first notice that we have is a correction: then nobody knows when the period began. */
function beginsWithOriginal({ notices }: Tender, publishedOn: string): boolean {
  const first = notices.filter((notice) => notice.publishedOn === publishedOn);
  const isOriginal = ({ version, isCorrection }: TenderNoticeRef) =>
    isCorrection !== true && Number(version) === 1;
  return first.length > 0 && first.every(isOriginal);
}

function fieldOf({ lots }: Tender, kind: string): string | undefined {
  const lot = lots.find(({ deadlines }) => deadlines.some((deadline) => deadline.kind === kind));
  return lot && `lots.${lot.id}.deadlines.${kind}`;
}

/** What the notice says of the procedure; what it does not say stays open, and the shortest clock counts. */
export function clockFactsOf(tender: Tender, regime: RegimeCode): ClockFacts {
  const ways = new Set(tender.lots.map(({ electronicSubmission }) => electronicSubmission));
  const isElectronic = ways.has("required") || ways.has("allowed");
  return {
    regime,
    ...(tender.procedure && { procedure: tender.procedure }),
    ...(tender.accelerated !== undefined && { isUrgent: tender.accelerated }),
    ...(isElectronic
      ? { isElectronic: true }
      : ways.has("not-allowed") && ways.size === 1 && { isElectronic: false }),
    hasPlanningNotice: tender.notices.some(({ kind }) => kind === "planning"),
  };
}
