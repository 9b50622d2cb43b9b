import type { TenderState } from "@tc/domain";
import { Award, Ban, CalendarClock, CircleDot, Hourglass } from "lucide-react";
import { stateWords } from "../../../platform/format/words";
import { Badge } from "../../../ui/feedback/badge";

const looks = {
  planned: { icon: CalendarClock, tone: "pen" },
  open: { icon: CircleDot, tone: "green" },
  expired: { icon: Hourglass, tone: "neutral" },
  awarded: { icon: Award, tone: "neutral" },
  cancelled: { icon: Ban, tone: "neutral" },
} as const;

export function StateBadge({ state }: { state: TenderState }) {
  const { icon, tone } = looks[state];
  return (
    <Badge icon={icon} tone={tone}>
      {stateWords[state]}
    </Badge>
  );
}
