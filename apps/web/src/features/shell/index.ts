export { useAgency } from "./queries";
