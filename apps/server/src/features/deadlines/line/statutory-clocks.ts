import { germanDay, regimeOf } from "@tc/assessment";
import type { Clock } from "@tc/contract";
import { germanMoment } from "@tc/documents";
import { bidDeadlines, lineClockNames, statutoryDay, urgentAt } from "@tc/domain";
import type {
  ClockEvent,
  ClockFacts,
  ClockName,
  LineClockKind,
  StatutoryDay,
  Tender,
} from "@tc/domain";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { instantOf } from "../../../platform/memory/instant-of.ts";
import { clockFactsOf } from "../../bid-folders/index.ts";
import { awardPublications } from "./award-publications.ts";
import type { HappenedEvent, LineInput } from "./line-input.ts";
import { lastMoment } from "./official-clocks.ts";

// What a notice publishes itself is no clock of ours.
type StatutoryKind = Exclude<LineClockKind & ClockName, "offer" | "participation">;

/** How the law counts, in words; the length is the rule's. */
const countWords: Readonly<Record<StatutoryKind, (days: number) => string>> = {
  answers: (days) => `spätestens ${days} Tage vor der Angebotsfrist, sonst verlängert sie sich`,
  "complaint-visible": () =>
    "bis zum Ende der Frist, für alles, was Bekanntmachung oder Unterlagen zeigen",
  complaint: (days) => `${days} Kalendertage ab Kenntnis`,
  review: (days) => `${days} Kalendertage ab Eingang der Zurückweisung`,
  standstill: (days) => `${days} Kalendertage ab Absendung der Vorabinformation`,
  debrief: (days) => `${days} Tage ab Eingang eures Antrags`,
  invalidity: (days) => `${days} Kalendertage ab Veröffentlichung der Vergabe`,
};

/** The clocks that our table of rules works out, and those that an event starts which has not happened. */
export function statutoryClocks({ tender, events, now }: LineInput): Clock[] {
  if (tender.stage === "planned" || tender.stage === "cancelled") return [];
  const facts = clockFactsOf(tender, regimeOf(tender).code);
  const today = berlinDay(now);
  return [
    ...beforeDeadline(tender, facts),
    ...startedBy("complaint", "knowledge", facts, events, today),
    // A bidder must complain before it can apply for review (§ 160 Abs. 3 GWB).
    ...(events.some(({ event }) => event === "knowledge" || event === "refusal")
      ? startedBy("review", "refusal", facts, events, today)
      : []),
    ...startedBy("standstill", "information", informationFacts(facts, events), events, today),
    ...startedBy("debrief", "debrief-request", facts, events, today),
    ...afterAward(tender, facts),
  ];
}

/** Whether offers go electronically says nothing of how the information came: by post only where a member says so. */
function informationFacts(facts: ClockFacts, events: readonly HappenedEvent[]): ClockFacts {
  const isByPost = events.some(({ event, isByPost }) => event === "information" && isByPost);
  return { ...facts, isElectronic: !isByPost };
}

function beforeDeadline(tender: Tender, facts: ClockFacts): Clock[] {
  const deadlines = bidDeadlines(tender);
  const [first] = deadlines;
  if (!first) return [];
  const { date } = germanMoment({ at: urgentAt(first), hasTime: first.hasTime });
  const answers = first.kind === "offer" ? statutoryDay("answers", date, facts) : undefined;
  const visible = statutoryDay("complaint-visible", date, facts);
  return [
    ...(answers ? [clockOf("answers", answers)] : []),
    ...(visible ? [{ ...clockOf("complaint-visible", visible), ...lastMoment(first) }] : []),
  ];
}

function startedBy(
  kind: StatutoryKind,
  event: ClockEvent,
  facts: ClockFacts,
  events: readonly HappenedEvent[],
  today: string,
): Clock[] {
  const happened = events.find((candidate) => candidate.event === event);
  const law = statutoryDay(kind, happened?.happenedOn ?? today, facts);
  if (!law) return [];
  const { at: _at, source, ...clock } = clockOf(kind, law);
  if (!happened) return [{ ...clock, source: { ...source, event } }];
  const { happenedOn: eventOn, isByPost } = happened;
  return [
    {
      ...clockOf(kind, law),
      source: { ...source, event, eventOn, ...(isByPost && { isByPost }) },
    },
  ];
}

/** The award notice in the Official Journal is the event that everybody sees; each counts for what it awards. */
function afterAward(tender: Tender, facts: ClockFacts): Clock[] {
  const publications = awardPublications(tender);
  return publications.flatMap(({ noticeId, publishedOn, lots }, at) => {
    const law = statutoryDay("invalidity", publishedOn, facts);
    if (!law) return [];
    const { key, source, ...clock } = clockOf("invalidity", law);
    const words = [
      source.words + (publications.length > 1 ? ` vom ${germanDay(publishedOn)}` : ""),
      ...(lots ? [`für ${lots.join(", ")}`] : []),
    ].join(", ");
    return [{ ...clock, key: at === 0 ? key : `${key}:${noticeId}`, source: { ...source, words } }];
  });
}

type RuleSource = Extract<Clock["source"], { kind: "rule" }>;

function clockOf(
  kind: StatutoryKind,
  { day, movedTo, rule }: StatutoryDay,
): Clock & { readonly source: RuleSource } {
  const days = "days" in rule.length ? rule.length.days : 0;
  const words = countWords[kind](days);
  const at = instantOf(movedTo ?? day, undefined);
  return {
    key: kind,
    kind,
    origin: "computed",
    name: lineClockNames[kind],
    ...(at !== undefined && { at }),
    hasTime: false,
    source: {
      kind: "rule",
      law: rule.law,
      words: movedTo === undefined ? words : `${words}, verschoben auf den nächsten Arbeitstag`,
      sourceDate: rule.sourceDate,
    },
  };
}
