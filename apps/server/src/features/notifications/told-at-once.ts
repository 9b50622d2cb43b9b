import { nextDigest } from "@tc/domain";
import type { EmailSettings, NotificationDetails, NotificationEvent } from "@tc/domain";

interface Told {
  readonly event: NotificationEvent;
  readonly details?: NotificationDetails;
}

interface Moment {
  readonly now: Date;
  /** By the operator: nobody knows when the next one comes. */
  readonly areDigestsOff: boolean;
}

/** Whether a mail tells it at once: as the member wants its event, or because no digest would tell it in time. */
export function isToldAtOnce(told: Told, settings: EmailSettings, moment: Moment): boolean {
  return (
    settings.frequencies[told.event] === "immediately" || isOverBeforeDigest(told, settings, moment)
  );
}

/** A deadline that is over when the member's next daily digest comes: the digest would leave it out. */
export function isOverBeforeDigest(
  { event, details }: Told,
  settings: EmailSettings,
  { now, areDigestsOff }: Moment,
): boolean {
  if (details?.kind !== "deadline" || settings.frequencies[event] === "off") return false;
  if (areDigestsOff) return true;
  const { weekdays, weeklyOn, dailyAt: time } = settings;
  const digest = nextDigest({ weekdays, weeklyOn, time, hasDaily: true, hasWeekly: false }, now);
  return !digest || digest.at >= new Date(details.dueAt);
}
