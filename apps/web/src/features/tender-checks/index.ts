export { RequirementCard } from "./found/requirement-card";
