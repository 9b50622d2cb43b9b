export { isSetupSecret } from "./confirm-intent";
export type { Confirmation } from "./confirm-intent";
export { PaymentElements } from "./payment-elements";
export { PaymentField } from "./payment-field";
export { TestMode } from "./test-mode";
export { elementMissing, usePaymentField } from "./use-payment-field";
export { usePayments } from "./use-payments";
