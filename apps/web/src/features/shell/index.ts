export { useAgency, useBilling } from "./queries";
export type { Billing } from "./queries";
