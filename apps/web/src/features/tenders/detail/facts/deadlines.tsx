import { urgentAt } from "@tc/domain";
import type { Deadline } from "@tc/domain";
import { TriangleAlert } from "lucide-react";
import {
  daysUntil,
  formatDay,
  formatDeadline,
  formatTime,
  isMidnight,
  lastUsable,
  zoneName,
} from "../../../../platform/format/format";
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
  const isPast = (group: Grouped) => Number(new Date(urgentAt(group.deadline)) < now);
  return [...groups.values()].toSorted(
    (a, b) => isPast(a) - isPast(b) || urgentAt(a.deadline).localeCompare(urgentAt(b.deadline)),
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
      <TimeLeft days={daysUntil(new Date(lastMoment(deadline)), now)} />{" "}
      <small>{deadlineText(deadline)}</small>
      {!deadline.hasTime && <small> · Uhrzeit nicht veröffentlicht</small>}
      {deadline.hasTime && deadline.offset === undefined && (
        <small> · Zeitzone nicht veröffentlicht, Ortszeit des Auftraggebers angenommen</small>
      )}
      <SeasonConflict deadline={deadline} />
      {lots.length < tender.lots.length && <small> · {lots.map(lotName).join(", ")}</small>}
    </Fact>
  ));
}

/** Offers are opened at a moment; every other deadline at 00:00 ends the day before. */
const endsDayBefore = (deadline: Deadline) => deadline.kind !== "opening" && isMidnight(deadline);

function lastMoment(deadline: Deadline): string {
  const at = urgentAt(deadline);
  return deadline.kind === "opening" ? at : lastUsable({ at, hasTime: deadline.hasTime });
}

/** "Ende 16.11.2026 · laut Bekanntmachung 17.11.2026, 00:00 Uhr (MEZ)": the notice's reading beside the day that counts. */
export function deadlineText(deadline: Deadline): string {
  const published = formatDeadline(deadline);
  return endsDayBefore(deadline)
    ? `Ende ${formatDay(lastUsable(deadline))} · laut Bekanntmachung ${published}`
    : published;
}

/** The offset of the other season: nobody can tell whether the clock or the offset was meant. */
function SeasonConflict({ deadline }: { deadline: Deadline }) {
  const words = conflictWords(deadline);
  if (words === undefined) return null;
  return (
    <small>
      {" "}
      · <TriangleAlert size={13} aria-label="Achtung" /> {words}
    </small>
  );
}

export function conflictWords({ at, localAt, offset }: Deadline): string | undefined {
  if (localAt === undefined || offset === undefined) return undefined;
  const [meant, local] = [new Date(at), new Date(localAt)];
  return (
    `${formatTime(local)} laut Bekanntmachung mit ${offset}, das wäre ${formatTime(meant)} ${zoneName(meant)}. ` +
    `Es zählt die frühere Uhrzeit, bis der Auftraggeber antwortet.`
  );
}
