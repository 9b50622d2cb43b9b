import { count, formatDay } from "../../../../platform/format/format";
import type { Lot } from "../queries";

/** In the unit of publication: "24 Monate, ab 01.02.2027, 2 Verlängerungen"; undefined when the lot says nothing. */
export function durationWords(duration: Lot["duration"]): string | undefined {
  if (!duration) return undefined;
  const parts = [
    duration.months !== undefined &&
      (duration.unit === "years"
        ? count(duration.months / 12, "Jahr", "Jahre")
        : count(duration.months, "Monat", "Monate")),
    duration.days !== undefined &&
      (duration.unit === "weeks"
        ? count(duration.days / 7, "Woche", "Wochen")
        : count(duration.days, "Tag", "Tage")),
    duration.open === "unlimited" && "unbefristet",
    duration.open === "unknown" && "Dauer noch nicht bekannt",
    duration.startsOn !== undefined && `ab ${formatDay(duration.startsOn)}`,
    duration.endsOn !== undefined && `bis ${formatDay(duration.endsOn)}`,
    duration.renewals !== undefined &&
      duration.renewals > 0 &&
      `${count(duration.renewals, "Verlängerung", "Verlängerungen")} möglich`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(", ") : undefined;
}
