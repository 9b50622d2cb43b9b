export { MarkBar } from "./mark-bar";
export { MarkButtons } from "./mark-buttons";
export { useMarking } from "./marking";
export { assessmentKey, listKey } from "./mark-cache";
