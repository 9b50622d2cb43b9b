import type { Announcement } from "@tc/contract";
import { berlinInstant, objectionDays } from "@tc/domain";
import type { AnnouncementRow } from "./announcement.store.ts";

const dayMs = 86_400_000;

export const startOf = (effectiveOn: string): Date => berlinInstant(effectiveOn, "00:00");

/** Terms until they hold, sub-processors some days from when the agency was told. */
export function objectionEnd({
  kind,
  effectiveOn,
  announcedAt,
}: Pick<AnnouncementRow, "kind" | "effectiveOn" | "announcedAt">): Date {
  if (kind === "terms") return startOf(effectiveOn);
  return new Date(announcedAt.getTime() + objectionDays * dayMs);
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
