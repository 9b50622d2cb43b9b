export { AutomaticCard } from "./automatic/automatic-card";
export { RequirementCard } from "./result/requirement-card";
