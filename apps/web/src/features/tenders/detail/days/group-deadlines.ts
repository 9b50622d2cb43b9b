import { urgentAt } from "@tc/domain";
import type { Deadline } from "@tc/domain";
import type { Tender } from "../queries";

interface Grouped {
  deadline: Deadline;
  lots: string[];
}

/** Deadlines of all lots, each moment once: what is still ahead first, then what has passed. */
export function groupDeadlines(tender: Pick<Tender, "lots">, now: Date): Grouped[] {
  const groups = new Map<string, Grouped>();
  for (const lot of tender.lots) {
    for (const deadline of lot.deadlines as Deadline[]) {
      const key = `${deadline.kind} ${deadline.at}`;
      const group = groups.get(key) ?? { deadline, lots: [] };
      group.lots.push(lot.id);
      groups.set(key, group);
    }
  }
  const isPast = (group: Grouped) => Number(new Date(urgentAt(group.deadline)) < now);
  return [...groups.values()].toSorted(
    (a, b) => isPast(a) - isPast(b) || urgentAt(a.deadline).localeCompare(urgentAt(b.deadline)),
  );
}
