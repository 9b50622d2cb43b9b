import { catalogueEndpoints } from "../objects/catalogue.ts";
import { customerEndpoints } from "../objects/customers.ts";
import type { Endpoint } from "./endpoint.ts";
import { eventEndpoints } from "../webhooks/events.ts";
import { invoiceEndpoints } from "../invoices/invoices.ts";
import { paymentIntentEndpoints } from "../payments/payment-intents.ts";
import { paymentMethodEndpoints } from "../payments/payment-methods.ts";
import { refundEndpoints } from "../objects/refunds.ts";
import { scheduleEndpoints } from "../subscriptions/schedules.ts";
import { setupIntentEndpoints } from "../payments/setup-intents.ts";
import { subscriptionEndpoints } from "../subscriptions/subscriptions.ts";
import { taxIdEndpoints } from "../objects/tax-ids.ts";

export const endpoints: readonly Endpoint[] = [
  ...catalogueEndpoints,
  ...customerEndpoints,
  ...eventEndpoints,
  ...invoiceEndpoints,
  ...paymentIntentEndpoints,
  ...paymentMethodEndpoints,
  ...refundEndpoints,
  ...scheduleEndpoints,
  ...setupIntentEndpoints,
  ...subscriptionEndpoints,
  ...taxIdEndpoints,
];
