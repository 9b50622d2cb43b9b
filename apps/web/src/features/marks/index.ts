export { applyMark, isMarked } from "./apply-mark";
export type { Why } from "./apply-mark";
export { MarkBar } from "./mark-bar";
export { markStateOf, useMarks } from "./mark-state";
export { useMarking } from "./marking";
export { assessmentKey, learningKey, listKeyOf, markCountsKey } from "./query-keys";
export { ReasonQuestion } from "./reason-question";
export { isShownBy } from "./shown-by";
