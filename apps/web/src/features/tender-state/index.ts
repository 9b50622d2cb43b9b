export { StateBadge } from "./state-badge";
