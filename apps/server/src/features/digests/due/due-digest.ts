import { isPaused, lastDigest, notificationEvents } from "@tc/domain";
import type { Digest, DigestTimes, EmailSettings, NotificationEvent } from "@tc/domain";
import type { DigestState } from "../run/digest.store.ts";

const dayMs = 86_400_000;
/** A longer time without a digest is not made up. */
export const maxDays = 14;

/** `hasHeld`: a mail that was to come at once waits for the next digest, which then comes on a day of the daily one. */
export function digestTimes(settings: EmailSettings, hasHeld = false): DigestTimes {
  const wanted = Object.values(settings.frequencies);
  return {
    weekdays: settings.weekdays,
    weeklyOn: settings.weeklyOn,
    time: settings.dailyAt,
    hasDaily: hasHeld || wanted.includes("daily"),
    hasWeekly: wanted.includes("weekly"),
  };
}

/** Since when the day's cap, a pause or a lost job has held back what the member wants at once */
export function heldSince(
  { frequencies }: Pick<EmailSettings, "frequencies">,
  { waitingSince }: Pick<DigestState, "waitingSince">,
): Date | undefined {
  const held = notificationEvents.flatMap((event) => {
    const since = waitingSince[event];
    return since && frequencies[event] === "immediately" ? [since.getTime()] : [];
  });
  return held.length === 0 ? undefined : new Date(Math.min(...held));
}

/**
 * The digest that a member has not had: the latest one alone, however many were missed. What was held back brings one on
 * its own, the first after it; a day that was paused, or had other times then, brings none.
 */
export function dueDigest(
  settings: EmailSettings,
  state: Pick<DigestState, "digestsFrom" | "lastDay" | "waitingSince">,
  now: Date,
): Digest | undefined {
  const held = heldSince(settings, state);
  const forHeld = held && lastDigest(digestTimes(settings, true), now);
  const digest = forHeld && held <= forHeld.at ? forHeld : lastDigest(digestTimes(settings), now);
  if (!digest || digest.at <= state.digestsFrom || isPaused(settings, digest.day)) return undefined;
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
