import { formatDay } from "../../../../platform/format/format";
import { CheckField } from "../../../../ui/forms/check-field";
import styles from "./seat-choice.module.css";
import { isWithinSeats } from "./seats";
import type { SeatMember } from "./seats";
import { seatWords } from "../words";

interface Props {
  /** Seats of the new plan. */
  limit: number;
  /** When the others lose theirs; undefined: at once. */
  at: string | undefined;
  members: readonly SeatMember[];
  kept: readonly string[];
  onChange: (kept: readonly string[]) => void;
}

/** The new plan has fewer seats than the team has members: who keeps one. The owner always does. */
export function SeatChoice({ limit, at, members, kept, onChange }: Props) {
  const active = members.filter(({ isActive }) => isActive);
  const losing = active.filter(({ userId }) => !kept.includes(userId));
  const when = at === undefined ? "sofort" : `am ${formatDay(at)}`;
  return (
    <fieldset className={styles.seats}>
      <legend>
        Der neue Tarif hat {seatWords(limit)}, aktiv sind {active.length}. Wer bleibt?
      </legend>
      {active.map(({ userId, name, isOwner }) => (
        <CheckField
          key={userId}
          checked={kept.includes(userId)}
          disabled={isOwner}
          onChange={(event) =>
            onChange(
              event.target.checked ? [...kept, userId] : kept.filter((keptId) => keptId !== userId),
            )
          }
        >
          {name}
          {isOwner && " (Inhaber:in, bleibt immer)"}
        </CheckField>
      ))}
      <p role="status" data-over={!isWithinSeats(kept, limit) || undefined}>
        {isWithinSeats(kept, limit)
          ? `${losing.map(({ name }) => name).join(", ")}: Zugang wird ${when} stillgelegt. Alle Daten bleiben, und mit einem größeren Tarif lässt sich der Zugang wieder zulassen.`
          : `Ausgewählt sind ${kept.length}, es gibt aber nur ${seatWords(limit)}.`}
      </p>
    </fieldset>
  );
}
