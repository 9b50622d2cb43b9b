export { AutomaticCard } from "./automatic/automatic-card";
export { RequirementCard } from "./found/requirement-card";
