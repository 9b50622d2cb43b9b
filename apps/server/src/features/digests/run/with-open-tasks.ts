import type { NotificationDetails } from "@tc/domain";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { listOpenTasks } from "../../pipeline/index.ts";

interface Told {
  readonly tenderId?: string;
  readonly details?: NotificationDetails;
}

/** Reminders with what is still to do on their tenders' cards at this moment. */
export async function withOpenTasks<News extends Told>(
  t: AgencyTransaction,
  news: readonly News[],
): Promise<readonly News[]> {
  const ids = news.flatMap(({ tenderId, details }) =>
    details?.kind === "deadline" && tenderId !== undefined ? [tenderId] : [],
  );
  if (ids.length === 0) return news;
  const tasks = await listOpenTasks(t, [...new Set(ids)]);
  return news.map((item) => {
    const openTasks = tasks.get(item.tenderId ?? "");
    const { details } = item;
    return details?.kind === "deadline" && openTasks
      ? { ...item, details: { ...details, openTasks } }
      : item;
  });
}
