import type { GateOutcome } from "@tc/domain";
import { CircleCheck, CircleHelp, OctagonAlert } from "lucide-react";
import { Badge } from "../../ui/badge";

const looks = {
  failed: { icon: OctagonAlert, tone: "red", word: "Ausschlussrisiko" },
  open: { icon: CircleHelp, tone: "amber", word: "Bedingungen offen" },
  passed: { icon: CircleCheck, tone: "green", word: "Bedingungen erfüllt" },
} as const;

/** All gates together. A failed one is shown however high the score is. */
export function GateBadge({ gate }: { gate: GateOutcome }) {
  const { icon, tone, word } = looks[gate];
  return (
    <Badge icon={icon} tone={tone}>
      {word}
    </Badge>
  );
}
