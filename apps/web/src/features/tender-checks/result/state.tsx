import { fairnessAnswerNames, requirementStateNames } from "@tc/contract";
import type { CheckRequirement, Fairness, RequirementState } from "@tc/contract";
import { Check, CircleQuestionMark, MessageCircleQuestionMark, Minus, X } from "lucide-react";
import { StateMark } from "../../../ui/data/state-mark";
import type { StateLook } from "../../../ui/data/state-mark";

const requirementLooks = {
  failed: { icon: X, tone: "red" },
  open: { icon: CircleQuestionMark, tone: "amber" },
  unclear: { icon: MessageCircleQuestionMark, tone: "amber" },
  met: { icon: Check, tone: "green" },
  noted: { icon: Minus, tone: "quiet" },
} as const satisfies Record<RequirementState, StateLook>;

const answerLooks = {
  yes: { icon: Check, tone: "green" },
  no: { icon: X, tone: "red" },
  open: { icon: Minus, tone: "quiet" },
} as const satisfies Record<Fairness["answer"], StateLook>;

export function RequirementStateMark({ state }: { state: RequirementState }) {
  return <StateMark look={requirementLooks[state]} word={requirementStateNames[state]} />;
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
