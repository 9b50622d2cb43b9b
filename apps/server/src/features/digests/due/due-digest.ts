import { lastDigest, notificationEvents } from "@tc/domain";
import type { Digest, DigestTimes, EmailSettings, NotificationEvent } from "@tc/domain";
import type { DigestState } from "../run/digest.store.ts";

const dayMs = 86_400_000;
/** A longer time without a digest is not made up. */
const maxDays = 14;

export function digestTimes(settings: EmailSettings): DigestTimes {
  const wanted = Object.values(settings.frequencies);
  return {
    weekdays: settings.weekdays,
    weeklyOn: settings.weeklyOn,
    time: settings.dailyAt,
    hasDaily: wanted.includes("daily"),
    hasWeekly: wanted.includes("weekly"),
  };
}

/** The digest that a member has not had: the latest one alone, however many were missed. */
export function dueDigest(
  settings: EmailSettings,
  state: Pick<DigestState, "joinedAt" | "lastDay">,
  now: Date,
): Digest | undefined {
  const digest = lastDigest(digestTimes(settings), now);
  if (!digest || digest.at <= state.joinedAt) return undefined;
  return state.lastDay !== null && state.lastDay >= digest.day ? undefined : digest;
}

/** The events that a digest holds by their frequencies */
export function eventsOf(
  { frequencies }: EmailSettings,
  { isDaily, isWeekly }: Pick<Digest, "isDaily" | "isWeekly">,
): NotificationEvent[] {
  return notificationEvents.filter((event) => {
    const frequency = frequencies[event];
    return (isDaily && frequency === "daily") || (isWeekly && frequency === "weekly");
  });
}

/** Since when tenders are new to a member: the last look, else what the first digest would have had before it. */
export function sinceOf(
  { lookedAt, joinedAt }: Pick<DigestState, "lookedAt" | "joinedAt">,
  { at, isDaily }: Pick<Digest, "at" | "isDaily">,
): Date {
  const first = new Date(at.getTime() - (isDaily ? 1 : 7) * dayMs);
  const since = lookedAt ?? new Date(Math.max(first.getTime(), joinedAt.getTime()));
  return new Date(Math.max(since.getTime(), at.getTime() - maxDays * dayMs));
}
