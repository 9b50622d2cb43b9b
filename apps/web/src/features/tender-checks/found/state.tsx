import { fairnessAnswerNames, paperStateNames, requirementStateNames } from "@tc/contract";
import type { CheckRequirement, Fairness, PaperState, RequirementState } from "@tc/contract";
import {
  Check,
  CircleQuestionMark,
  MessageCircleQuestionMark,
  Minus,
  TriangleAlert,
  X,
} from "lucide-react";
import styles from "./found.module.css";

type Tone = "green" | "amber" | "red" | "quiet";
type Look = readonly [icon: typeof X, tone: Tone];

const requirementLooks = {
  failed: [X, "red"],
  open: [CircleQuestionMark, "amber"],
  unclear: [MessageCircleQuestionMark, "amber"],
  met: [Check, "green"],
  noted: [Minus, "quiet"],
} as const satisfies Record<RequirementState, Look>;

const paperLooks = {
  missing: [X, "red"],
  expires: [TriangleAlert, "amber"],
  fill: [CircleQuestionMark, "amber"],
  obtain: [Minus, "quiet"],
  held: [Check, "green"],
} as const satisfies Record<PaperState, Look>;

const answerLooks = {
  yes: [Check, "green"],
  no: [X, "red"],
  open: [Minus, "quiet"],
} as const satisfies Record<Fairness["answer"], Look>;

export function RequirementStateMark({ state }: { state: RequirementState }) {
  return <Mark look={requirementLooks[state]} word={requirementStateNames[state]} />;
}

export function PaperStateMark({ state }: { state: PaperState }) {
  return <Mark look={paperLooks[state]} word={paperStateNames[state]} />;
}

export function AnswerMark({ answer }: { answer: Fairness["answer"] }) {
  return <Mark look={answerLooks[answer]} word={fairnessAnswerNames[answer]} />;
}

/** Icon and word, always the same for a state. */
function Mark({ look: [Icon, tone], word }: { look: Look; word: string }) {
  return (
    <span className={styles.state} data-tone={tone}>
      <Icon size={15} strokeWidth={1.9} aria-hidden />
      {word}
    </span>
  );
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
