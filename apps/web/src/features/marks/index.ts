export { applyMark, isMarked } from "./apply-mark";
export type { Why } from "./apply-mark";
export { JudgementButtons } from "./judgement-buttons";
export { markStateOf, useMarks } from "./mark-state";
export { useMarking } from "./marking";
export { assessmentKey, learningKey, listKeyOf, markCountsKey } from "./query-keys";
export { ReasonQuestion } from "./reason-question";
export { isShownBy } from "./shown-by";
export { reasonWords } from "./words";
