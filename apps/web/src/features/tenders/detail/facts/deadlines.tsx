import type { Deadline } from "@tc/domain";
import { daysUntil, formatDeadline } from "../../../../platform/format/format";
import { deadlineWords } from "../../../../platform/format/words";
import { Fact } from "../../../../ui/layout/facts";
import { TimeLeft } from "../../../../ui/feedback/time-left";
import { lotName } from "../changes/changed-field";
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
  const isPast = (group: Grouped) => Number(new Date(group.deadline.at) < now);
  return [...groups.values()].toSorted(
    (a, b) => isPast(a) - isPast(b) || a.deadline.at.localeCompare(b.deadline.at),
  );
}

export function DeadlineFacts({
  tender,
  now,
}: {
  tender: Pick<Tender, "lots" | "stage">;
  now: Date;
}) {
  const groups = groupDeadlines(tender, now);
  if (groups.length === 0) {
    // A result names no deadline; whether its call did is not known here.
    if (tender.stage === "awarded" || tender.stage === "cancelled") return null;
    return <Fact name="Frist">Keine Frist veröffentlicht</Fact>;
  }
  return groups.map(({ deadline, lots }) => (
    <Fact key={`${deadline.kind}${deadline.at}`} name={deadlineWords[deadline.kind]}>
      <TimeLeft days={daysUntil(new Date(deadline.at), now)} />{" "}
      <small>{formatDeadline(deadline)}</small>
      {!deadline.hasTime && <small> · Uhrzeit nicht veröffentlicht</small>}
      {deadline.hasTime && deadline.offset === undefined && (
        <small> · Zeitzone nicht veröffentlicht, Ortszeit des Auftraggebers angenommen</small>
      )}
      {lots.length < tender.lots.length && <small> · {lots.map(lotName).join(", ")}</small>}
    </Fact>
  ));
}
