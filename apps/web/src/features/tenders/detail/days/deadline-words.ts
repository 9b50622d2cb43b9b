import { urgentAt } from "@tc/domain";
import type { Deadline } from "@tc/domain";
import {
  formatDay,
  formatDeadline,
  formatTime,
  isMidnight,
  lastUsable,
  zoneName,
} from "../../../../platform/format/format";

/** Offers are opened at a moment; every other deadline at 00:00 ends the day before. */
export const endsDayBefore = (deadline: Deadline) =>
  deadline.kind !== "opening" && isMidnight(deadline);

/** The last moment that is safe: the earlier reading of a doubtful offset, and the day before a midnight. */
export function lastMoment(deadline: Deadline): string {
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
export function conflictWords({ at, localAt, offset }: Deadline): string | undefined {
  if (localAt === undefined || offset === undefined) return undefined;
  const [meant, local] = [new Date(at), new Date(localAt)];
  return (
    `${formatTime(local)} laut Bekanntmachung mit ${offset}, das wäre ${formatTime(meant)} ${zoneName(meant)}. ` +
    `Es zählt die frühere Uhrzeit, bis der Auftraggeber antwortet.`
  );
}
