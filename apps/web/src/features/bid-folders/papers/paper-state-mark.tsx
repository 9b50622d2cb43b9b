import { wantedPaperStateNames } from "@tc/contract";
import type { WantedPaperState } from "@tc/contract";
import { Check, CircleQuestionMark, Minus, TriangleAlert, X } from "lucide-react";
import { StateMark } from "../../../ui/data/state-mark";
import type { StateLook } from "../../../ui/data/state-mark";

const looks = {
  missing: { icon: X, tone: "red" },
  expires: { icon: TriangleAlert, tone: "amber" },
  check: { icon: TriangleAlert, tone: "amber" },
  fill: { icon: CircleQuestionMark, tone: "amber" },
  ready: { icon: Check, tone: "green" },
  notNeeded: { icon: Minus, tone: "quiet" },
} as const satisfies Record<WantedPaperState, StateLook>;

export function PaperStateMark({ state }: { state: WantedPaperState }) {
  return <StateMark look={looks[state]} word={wantedPaperStateNames[state]} />;
}
