import type { WatchChange, WatchNews } from "@tc/contract";
import { lotName, openStages, pipelineStageNames } from "@tc/domain";
import type { PipelineStage } from "@tc/domain";
import { berlinDay, daysBetween } from "../../../platform/memory/berlin-day.ts";
import { shortDay } from "./german-moments.ts";
import { gravestFirst } from "./gravest-first.ts";
import { deadlineActs, newDeadline } from "./moved-deadline.ts";
import type { NewDeadline } from "./moved-deadline.ts";

interface PlannedDay {
  readonly name: string;
  readonly dueAt: Date;
  /** false: the end of that day */
  readonly hasTime: boolean;
}

/** What the agency has planned or worked out for a tender */
export interface Plans {
  /** Own ones that are not done */
  readonly milestones: readonly PlannedDay[];
  /** When the TenderCheck that stands was made */
  readonly checkedAt?: Date | undefined;
  readonly goAt?: Date | undefined;
  /** Own hours or costs have been entered. */
  readonly hasCalculation: boolean;
  readonly stage?: PipelineStage | undefined;
}

/** Adds to each change what it breaks in the plans. What the TenderCheck does not know stands with the gravest change. */
export function withBreaks(news: WatchNews, plans: Plans, now: Date): WatchNews {
  const sentences = new Set<string>();
  const changes = gravestFirst(news.changes).map((change) => {
    // Lots whose deadlines move alike break the same plans.
    const breaks = breaksOf(change, news, plans, now).filter(
      (sentence) => !sentences.has(sentence),
    );
    for (const sentence of breaks) sentences.add(sentence);
    return { ...change, breaks };
  });
  const [gravest, ...rest] = changes;
  if (!gravest) return news;
  const general = generalBreaks(news, gravest, plans, now);
  return { ...news, changes: [{ ...gravest, breaks: [...gravest.breaks, ...general] }, ...rest] };
}

function breaksOf(change: WatchChange, news: WatchNews, plans: Plans, now: Date): string[] {
  switch (change.subject) {
    case "cancelled":
      return cancelledBreaks(plans);
    case "deadline":
      return change.kind === "field" ? deadlineBreaks(change, news, plans, now) : [];
    case "prices":
      return plans.hasCalculation && change.kind === "file" && change.act === "replaced"
        ? ["Eure Kalkulation kann auf der früheren Fassung beruhen."]
        : [];
    case "criteria":
      return plans.goAt
        ? [
            `Eure Entscheidung „Go“ vom ${shortDay(plans.goAt, now)} kennt die neuen Kriterien nicht.`,
          ]
        : [];
    case "award":
    case "files":
    case "other":
      return [];
  }
}

function generalBreaks(news: WatchNews, gravest: WatchChange, plans: Plans, now: Date): string[] {
  if (gravest.subject === "award" || gravest.subject === "cancelled") return [];
  const { checkedAt, stage } = plans;
  const sentences: string[] = [];
  if (checkedAt && checkedAt < new Date(news.at)) {
    sentences.push(`Der TenderCheck vom ${shortDay(checkedAt, now)} kennt das nicht.`);
  }
  if (stage === "submitted") {
    sentences.push("Ihr habt schon eingereicht: prüft, ob euer Angebot noch gilt.");
  }
  return sentences;
}

function cancelledBreaks({ milestones, stage }: Plans): string[] {
  const sentences: string[] = [];
  if (stage && (openStages as readonly PipelineStage[]).includes(stage)) {
    sentences.push(`Eure Karte steht noch auf „${pipelineStageNames[stage]}“.`);
  }
  if (milestones.length === 1) sentences.push("Ein eigener Termin ist noch offen.");
  if (milestones.length > 1) sentences.push(`${milestones.length} eigene Termine sind noch offen.`);
  return sentences;
}

const maxNamed = 3;

function deadlineBreaks(
  change: FieldChange,
  news: WatchNews,
  { milestones }: Plans,
  now: Date,
): string[] {
  const deadline = newDeadline(change);
  if (!deadline || !leavesLessTime(deadline)) return [];
  const { kind, from, to } = deadline;
  // What lay after the deadline before was never planned for it.
  const late = milestones.filter((day) => isAfter(day, to) && !(from && isAfter(day, from)));
  if (late.length === 0) return [];
  const names = late
    .slice(0, maxNamed)
    .map(({ name, dueAt }) => `„${name}“ (${shortDay(dueAt, now)})`);
  const further = late.length - names.length;
  if (further > 0) names.push(further === 1 ? "ein weiterer" : `${further} weitere`);
  const list = [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" und ");
  const plan =
    late.length === 1 ? `euer Termin ${list} liegt danach` : `eure Termine ${list} liegen danach`;
  const act = `${deadlineActs[kind]} ${moveWords(deadline, now)}${lotWords(change, deadline, news)}`;
  return [`${act}: ${plan}.`];
}

type FieldChange = Extract<WatchChange, { kind: "field" }>;

/** The first deadline of a tender binds whoever offers; offers follow a first deadline for applications anyway. */
function leavesLessTime({ kind, from, to }: NewDeadline): boolean {
  if (kind === "questions") return false;
  return from ? to < from : kind === "offer";
}

/** A day without a time is in time on the very day of the deadline. */
function isAfter({ dueAt, hasTime }: PlannedDay, deadline: Date): boolean {
  return hasTime ? dueAt > deadline : berlinDay(dueAt) > berlinDay(deadline);
}

function moveWords({ from, to }: NewDeadline, now: Date): string {
  if (!from) return `jetzt am ${shortDay(to, now)}`;
  const days = daysBetween(berlinDay(to), berlinDay(from));
  if (days === 0) return "früher am selben Tag";
  return days === 1 ? "1 Tag früher" : `${days} Tage früher`;
}

/** " (Los 2)" where the notice moves deadlines of this kind in different ways */
function lotWords(change: FieldChange, { kind, from, to }: NewDeadline, news: WatchNews): string {
  const isAlike = news.changes.every((other) => {
    const otherOne = newDeadline(other);
    return (
      otherOne?.kind !== kind ||
      (otherOne.to.getTime() === to.getTime() && otherOne.from?.getTime() === from?.getTime())
    );
  });
  const lot = /^lots\.([^.]+)/.exec(change.field)?.[1];
  return isAlike || lot === undefined ? "" : ` (${lotName(lot)})`;
}
