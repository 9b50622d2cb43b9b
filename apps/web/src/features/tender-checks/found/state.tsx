import { fairnessAnswerNames, requirementStateNames, wantedPaperStateNames } from "@tc/contract";
import type { CheckRequirement, Fairness, RequirementState, WantedPaperState } from "@tc/contract";
import {
  Check,
  CircleQuestionMark,
  MessageCircleQuestionMark,
  Minus,
  TriangleAlert,
  X,
} from "lucide-react";
import { StateMark } from "../../../ui/data/state-mark";
import type { StateLook } from "../../../ui/data/state-mark";

const requirementLooks = {
  failed: { icon: X, tone: "red" },
  open: { icon: CircleQuestionMark, tone: "amber" },
  unclear: { icon: MessageCircleQuestionMark, tone: "amber" },
  met: { icon: Check, tone: "green" },
  noted: { icon: Minus, tone: "quiet" },
} as const satisfies Record<RequirementState, StateLook>;

const paperLooks = {
  missing: { icon: X, tone: "red" },
  expires: { icon: TriangleAlert, tone: "amber" },
  check: { icon: TriangleAlert, tone: "amber" },
  fill: { icon: CircleQuestionMark, tone: "amber" },
  ready: { icon: Check, tone: "green" },
  notNeeded: { icon: Minus, tone: "quiet" },
} as const satisfies Record<WantedPaperState, StateLook>;

const answerLooks = {
  yes: { icon: Check, tone: "green" },
  no: { icon: X, tone: "red" },
  open: { icon: Minus, tone: "quiet" },
} as const satisfies Record<Fairness["answer"], StateLook>;

export function RequirementStateMark({ state }: { state: RequirementState }) {
  return <StateMark look={requirementLooks[state]} word={requirementStateNames[state]} />;
}

export function PaperStateMark({ state }: { state: WantedPaperState }) {
  return <StateMark look={paperLooks[state]} word={wantedPaperStateNames[state]} />;
}

export function AnswerMark({ answer }: { answer: Fairness["answer"] }) {
  return <StateMark look={answerLooks[answer]} word={fairnessAnswerNames[answer]} />;
}

/** "1 nicht erfüllt, 2 ungeprüft", in the order of what needs somebody first. */
export function stateCounts(rows: readonly Pick<CheckRequirement, "state">[]): string {
  return (["failed", "unclear", "open", "met", "noted"] as const)
    .flatMap((state) => {
      const number = rows.filter((row) => row.state === state).length;
      return number === 0 ? [] : [`${number} ${requirementStateNames[state]}`];
    })
    .join(", ");
}
