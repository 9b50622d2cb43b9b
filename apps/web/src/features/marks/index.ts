export { applyMark, isMarked, noMarks } from "./apply-mark";
export type { Why } from "./apply-mark";
export { MarkBar } from "./mark-bar";
export { MarkButtons } from "./mark-buttons";
export { assessmentKey, listKey } from "./mark-cache";
export { useMarking } from "./marking";
export { ReasonQuestion } from "./reason-question";
