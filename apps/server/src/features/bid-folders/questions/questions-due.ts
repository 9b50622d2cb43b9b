import { regimeOf } from "@tc/assessment";
import type { BidderQuestions, QuestionsDue } from "@tc/contract";
import { germanMoment } from "@tc/documents";
import { bidDeadlines, statutoryDay, urgentAt } from "@tc/domain";
import type { Deadline } from "@tc/domain";
import { instantOf } from "../../../platform/memory/instant-of.ts";
import { currentItems, momentWords, quotesOf } from "../../tender-checks/index.ts";
import type { FoundInput } from "../../tender-checks/index.ts";
import { clockFactsOf } from "./short-deadline-question.ts";

/**
 * By when to ask: the notice's day, else the documents', else the day by which the law wants answers. `canAsk` ends with
 * the stated moment, and without one with the chance to take part.
 */
export function questionsDueOf(
  input: FoundInput,
  now: Date,
): Pick<BidderQuestions, "due" | "canAsk"> {
  const published = publishedDeadline(input, now);
  const bid = bidDeadlines(input.tender).at(-1);
  const isCall = input.tender.stage === "call";
  const isBidOpen = isCall && (!bid || Date.parse(urgentAt(bid)) > now.getTime());
  if (published) {
    const { deadline, lotId } = published;
    const at = urgentAt(deadline);
    const moment = germanMoment({ at, hasTime: deadline.hasTime });
    const words = momentWords(moment);
    const quotes = [{ quote: words, field: `lots.${lotId}.deadlines.questions` }];
    return {
      due: { kind: "stated", words, day: moment.date, ...hourOf(moment), quotes },
      canAsk: isBidOpen && Date.parse(at) > now.getTime(),
    };
  }
  const item = currentItems(input, "deadline").find(
    ({ kind, date, state }) => kind === "questions" && date !== undefined && state === "ok",
  );
  if (item?.date !== undefined) {
    const { date, time } = item;
    const due = { kind: "stated", words: momentWords({ date, time }), day: date } as const;
    const end = instantOf(date, time) ?? instantOf(date, undefined);
    return {
      due: { ...due, ...hourOf({ date, time }), quotes: quotesOf([item], input) },
      canAsk: isBidOpen && end !== undefined && Date.parse(end) > now.getTime(),
    };
  }
  return { due: statutoryDue(input), canAsk: isBidOpen };
}

/** The end of a day is no hour of it. */
function hourOf({ date, time }: { date: string; time?: string | undefined }): { at?: string } {
  const at = time === undefined || time === "24:00" ? undefined : instantOf(date, time);
  return at === undefined ? {} : { at };
}

/** The next of the lots; once all are over the last. */
function publishedDeadline({ tender }: FoundInput, now: Date) {
  const stated = tender.lots
    .flatMap(({ id, deadlines }) =>
      deadlines
        .filter(({ kind }) => kind === "questions")
        .map((deadline: Deadline) => ({ deadline, lotId: id })),
    )
    .toSorted((a, b) => urgentAt(a.deadline).localeCompare(urgentAt(b.deadline)));
  return (
    stated.find(({ deadline }) => Date.parse(urgentAt(deadline)) > now.getTime()) ?? stated.at(-1)
  );
}

/** Answers are due some days before an offer; before a request to participate the law names none. */
function statutoryDue({ tender }: FoundInput): QuestionsDue {
  const [first] = bidDeadlines(tender);
  if (first?.kind !== "offer") return { kind: "none" };
  const { date } = germanMoment({ at: urgentAt(first), hasTime: first.hasTime });
  const law = statutoryDay("answers", date, clockFactsOf(tender, regimeOf(tender).code));
  return law ? { kind: "statutory", day: law.day, law: law.rule.law } : { kind: "none" };
}
