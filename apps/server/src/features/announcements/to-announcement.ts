import type { Announcement } from "@tc/contract";
import { announcementDays, berlinInstant, earliestEffectiveDay, objectionDays } from "@tc/domain";
import { berlinDay } from "../../platform/memory/berlin-day.ts";
import type { AnnouncementRow } from "./announcement.store.ts";

const dayMs = 86_400_000;

export const startOf = (effectiveOn: string): Date => berlinInstant(effectiveOn, "00:00");

/**
 * The agency came, or was told, too late for the days that lie between an announcement and its version: its silence accepts
 * nothing, so it is asked until it answers.
 */
export const isToldLate = ({
  kind,
  effectiveOn,
  announcedAt,
}: Pick<AnnouncementRow, "kind" | "effectiveOn" | "announcedAt">): boolean =>
  effectiveOn < earliestEffectiveDay(kind, berlinDay(announcedAt));

/** Terms until they hold, and never less than the days of an announcement; sub-processors some days from when the agency was told. */
export function objectionEnd({
  kind,
  effectiveOn,
  announcedAt,
}: Pick<AnnouncementRow, "kind" | "effectiveOn" | "announcedAt">): Date {
  const days = kind === "terms" ? announcementDays.terms : objectionDays;
  const end = new Date(announcedAt.getTime() + days * dayMs);
  const start = startOf(effectiveOn);
  return kind === "terms" && start > end ? start : end;
}

export function toAnnouncement(row: AnnouncementRow, now: Date): Announcement {
  const { id, kind, version, summary, text, effectiveOn, announcedAt } = row;
  const until = objectionEnd(row);
  return {
    id,
    kind,
    version,
    summary,
    text,
    effectiveOn,
    announcedAt: announcedAt.toISOString(),
    isInForce: now >= startOf(effectiveOn),
    ...(now < until && { objectUntil: until.toISOString() }),
    ...(row.answer &&
      row.answeredAt && {
        answer: {
          answer: row.answer,
          at: row.answeredAt.toISOString(),
          byName: row.answeredByName ?? "",
          ...(row.reason !== null && { reason: row.reason }),
        },
      }),
  };
}
