import type { Clock } from "@tc/contract";
import type { NotificationDetails } from "@tc/domain";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { listLineTenders } from "../line/line.store.ts";
import type { LineTender } from "../line/line.store.ts";
import { listLines } from "../line/list-lines.ts";

interface Told {
  readonly tenderId?: string;
  readonly details?: NotificationDetails;
}

/** Whether anybody still has to keep to it */
export function isOpenClock({ at, milestone }: Clock, { record }: LineTender, now: Date): boolean {
  return (
    at !== undefined &&
    Date.parse(at) > now.getTime() &&
    record.stage !== "cancelled" &&
    milestone?.doneAt === undefined
  );
}

/**
 * Of what is to be told, what still holds: without reminders of deadlines that are past, done, cancelled or moved to another
 * day, which has reminders of its own. A deadline that was moved within its day is told as it stands.
 */
export async function listStanding<News extends Told>(
  t: AgencyTransaction,
  news: readonly News[],
): Promise<readonly News[]> {
  const ids = news.flatMap(({ tenderId, details }) =>
    details?.kind === "deadline" && tenderId !== undefined ? [tenderId] : [],
  );
  if (ids.length === 0) return news.filter(({ details }) => details?.kind !== "deadline");
  const { lines } = await listLines(t, await listLineTenders(t, [...new Set(ids)]));
  const lineOf = new Map(lines.map((line) => [line.tender.id, line]));
  return news.flatMap((item) => {
    const { details, tenderId = "" } = item;
    if (details?.kind !== "deadline") return [item];
    const line = lineOf.get(tenderId);
    const clock = line?.clocks.find(({ key }) => key === details.clockKey);
    if (!line || clock?.at === undefined || !isOpenClock(clock, line.tender, t.now())) return [];
    if (berlinDay(new Date(clock.at)) !== berlinDay(new Date(details.dueAt))) return [];
    return [{ ...item, details: { ...details, dueAt: clock.at, hasTime: clock.hasTime } }];
  });
}
