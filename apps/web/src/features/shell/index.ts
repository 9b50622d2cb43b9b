export { useAgency } from "./queries";
export { useBilling } from "./use-billing";
export type { Billing } from "./use-billing";
