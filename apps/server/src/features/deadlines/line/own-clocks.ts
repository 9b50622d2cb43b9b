import type { Clock } from "@tc/contract";
import { addDays, bidDeadlines, isBusinessDay, lineClockNames } from "@tc/domain";
import type { Tender } from "@tc/domain";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { instantOf } from "../../../platform/memory/instant-of.ts";
import type { Milestone } from "../milestones/milestone.store.ts";
import type { LineInput } from "./line-input.ts";
import { lastMoment } from "./official-clocks.ts";

type OwnInput = Pick<LineInput, "tender" | "milestones" | "members" | "bufferHours" | "now">;

/** The days that members set, and the hour by which an offer shall lie on the platform. */
export function ownClocks(input: OwnInput): Clock[] {
  const deadline = nextBid(input.tender, input.now);
  return [
    ...uploadProposal(input, deadline),
    ...input.milestones.map((milestone) => milestoneClock(milestone, input, deadline)),
  ];
}

interface Moment {
  readonly at: string;
  readonly hasTime: boolean;
}

/** The first deadline for a bid that is still ahead, else the last one */
function nextBid(tender: Tender, now: Date): Moment | undefined {
  if (tender.stage !== "call") return undefined;
  const moments = bidDeadlines(tender).map((deadline) => lastMoment(deadline));
  return moments.find(({ at }) => Date.parse(at) > now.getTime()) ?? moments.at(-1);
}

const clockTime = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  hour: "2-digit",
  minute: "2-digit",
});

/** The same hour of the last business day up to `day` */
function onBusinessDay({ at, hasTime }: Moment, day: string): string | undefined {
  let usable = day;
  while (!isBusinessDay(usable)) usable = addDays(usable, -1);
  return instantOf(usable, hasTime ? clockTime.format(new Date(at)) : undefined);
}

function uploadProposal({ bufferHours: hours }: OwnInput, deadline: Moment | undefined): Clock[] {
  if (hours === 0 || !deadline) return [];
  const at = new Date(Date.parse(deadline.at) - hours * 3_600_000).toISOString();
  const day = berlinDay(new Date(at));
  // The hour stays as it is where the day can be used.
  const usableAt = isBusinessDay(day) ? at : onBusinessDay({ ...deadline, at }, day);
  if (usableAt === undefined) return [];
  return [
    {
      key: "upload",
      kind: "upload",
      origin: "own",
      name: lineClockNames.upload,
      at: usableAt,
      hasTime: deadline.hasTime,
      source: { kind: "buffer", hours },
    },
  ];
}

function milestoneClock(
  { id, name, dueAt, hasTime, assigneeId, doneAt }: Milestone,
  { members, now }: OwnInput,
  deadline: Moment | undefined,
): Clock {
  const at = dueAt.toISOString();
  const assignee = members.find((member) => member.id === assigneeId);
  const isAhead = deadline !== undefined && Date.parse(deadline.at) > now.getTime();
  const isLate = !doneAt && isAhead && at > deadline.at;
  // A working day before the deadline, as one is needed to hand in.
  const day = deadline && addDays(berlinDay(new Date(deadline.at)), -1);
  const earlierAt = isLate && day !== undefined ? onBusinessDay({ at, hasTime }, day) : undefined;
  const isUsable = earlierAt !== undefined && Date.parse(earlierAt) > now.getTime();
  return {
    key: `milestone:${id}`,
    kind: "milestone",
    origin: "own",
    name,
    at,
    hasTime,
    source: { kind: "own" },
    milestone: {
      id,
      ...(assignee && { assignee }),
      ...(doneAt && { doneAt: doneAt.toISOString() }),
      ...(isLate && { isLate: true as const }),
      ...(isUsable && { earlierAt }),
    },
  };
}
