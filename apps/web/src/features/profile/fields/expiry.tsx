import { CircleAlert, Clock } from "lucide-react";
import { count, daysUntil } from "../../../platform/format/format";
import { Badge } from "../../../ui/feedback/badge";

const warnDays = 60;

/** Says when a proof is about to lose its worth; nothing while there is time. */
export function Expiry({ day, now }: { day: string | undefined; now: Date }) {
  const days = day === undefined ? undefined : daysUntil(new Date(`${day}T12:00:00Z`), now);
  if (days === undefined || days > warnDays) return null;
  if (days < 0) {
    return (
      <Badge icon={CircleAlert} tone="red">
        abgelaufen
      </Badge>
    );
  }
  return (
    <Badge icon={Clock} tone="amber">
      {days === 0 ? "läuft heute ab" : `läuft in ${count(days, "Tag", "Tagen")} ab`}
    </Badge>
  );
}
