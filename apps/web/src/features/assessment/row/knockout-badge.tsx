import type { KnockoutOutcome } from "@tc/domain";
import { CircleCheck, CircleHelp, OctagonAlert } from "lucide-react";
import { Badge } from "../../../ui/feedback/badge";

const looks = {
  failed: { icon: OctagonAlert, tone: "red", word: "Ausschlussrisiko" },
  open: { icon: CircleHelp, tone: "amber", word: "Bedingungen offen" },
  passed: { icon: CircleCheck, tone: "green", word: "Bedingungen erfüllt" },
} as const;

/** All knockout criteria together. A failed one is shown however high the score is. */
export function KnockoutBadge({ knockout }: { knockout: KnockoutOutcome }) {
  const { icon, tone, word } = looks[knockout];
  return (
    <Badge icon={icon} tone={tone}>
      {word}
    </Badge>
  );
}
