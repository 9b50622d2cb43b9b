import type { WatchChange, WatchNews } from "@tc/contract";
import { changeSubjects, openStages, pipelineStageNames } from "@tc/domain";
import type { PipelineStage } from "@tc/domain";
import { berlinDay, daysBetween } from "../../../platform/memory/berlin-day.ts";
import { deadlinesIn, shortDay } from "./german-moments.ts";

/** What the agency has planned or worked out for a tender */
export interface Plans {
  /** Own ones that are not done */
  readonly milestones: readonly { readonly name: string; readonly dueAt: Date }[];
  /** When the TenderCheck that stands was made */
  readonly checkedAt?: Date | undefined;
  readonly goAt?: Date | undefined;
  /** Own hours or costs have been entered. */
  readonly hasCalculation: boolean;
  readonly stage?: PipelineStage | undefined;
}

/** Adds to each change what it breaks in the plans. What the TenderCheck does not know stands with the gravest change. */
export function withBreaks(news: WatchNews, plans: Plans, now: Date): WatchNews {
  const changes = news.changes
    .map((change) => ({ ...change, breaks: breaksOf(change, plans, now) }))
    .toSorted((a, b) => changeSubjects.indexOf(a.subject) - changeSubjects.indexOf(b.subject));
  const [gravest, ...rest] = changes;
  if (!gravest) return news;
  const general = generalBreaks(news, gravest, plans, now);
  return { ...news, changes: [{ ...gravest, breaks: [...gravest.breaks, ...general] }, ...rest] };
}

function breaksOf(change: WatchChange, plans: Plans, now: Date): string[] {
  switch (change.subject) {
    case "cancelled":
      return cancelledBreaks(plans);
    case "deadline":
      return change.kind === "field" ? deadlineBreaks(change, plans, now) : [];
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

/** What the deadline ends, as a team says it */
export const deadlineActs = {
  offer: "Abgabe",
  participation: "Teilnahmeantrag",
  interest: "Interessensbestätigung",
  questions: "Bieterfragen",
} as const;
type DeadlineAct = keyof typeof deadlineActs;

export interface MovedDeadline {
  readonly kind: DeadlineAct;
  readonly from: Date;
  readonly to: Date;
}

/** Undefined where a deadline came or went, or where nobody must act by it. */
export function movedDeadline(
  change: Extract<WatchChange, { kind: "field" }>,
): MovedDeadline | undefined {
  const kind = change.field.split(".").at(-1) ?? "";
  const [from] = deadlinesIn(change.field, change.old);
  const [to] = deadlinesIn(change.field, change.new);
  return kind in deadlineActs && from && to && from.getTime() !== to.getTime()
    ? { kind: kind as DeadlineAct, from, to }
    : undefined;
}

const maxNamed = 3;

function deadlineBreaks(
  change: Extract<WatchChange, { kind: "field" }>,
  { milestones }: Plans,
  now: Date,
): string[] {
  const moved = movedDeadline(change);
  if (!moved || moved.kind === "questions" || moved.to > moved.from) return [];
  const late = milestones.filter(({ dueAt }) => dueAt > moved.to);
  if (late.length === 0) return [];
  const days = daysBetween(berlinDay(moved.to), berlinDay(moved.from));
  const earlier =
    days === 0 ? "früher am selben Tag" : days === 1 ? "1 Tag früher" : `${days} Tage früher`;
  const names = late
    .slice(0, maxNamed)
    .map(({ name, dueAt }) => `„${name}“ (${shortDay(dueAt, now)})`);
  const further = late.length - names.length;
  if (further > 0) names.push(further === 1 ? "ein weiterer" : `${further} weitere`);
  const list = [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" und ");
  const plan =
    late.length === 1 ? `euer Termin ${list} liegt danach` : `eure Termine ${list} liegen danach`;
  return [`${deadlineActs[moved.kind]} ${earlier}: ${plan}.`];
}
