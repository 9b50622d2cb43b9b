import { catalogueEndpoints } from "./catalogue.ts";
import { customerEndpoints } from "./customers.ts";
import type { Endpoint } from "./endpoint.ts";
import { eventEndpoints } from "./events.ts";
import { invoiceEndpoints } from "./invoices.ts";
import { paymentIntentEndpoints } from "./payment-intents.ts";
import { paymentMethodEndpoints } from "./payment-methods.ts";
import { refundEndpoints } from "./refunds.ts";
import { scheduleEndpoints } from "./schedules.ts";
import { setupIntentEndpoints } from "./setup-intents.ts";
import { subscriptionEndpoints } from "./subscriptions.ts";
import { taxIdEndpoints } from "./tax-ids.ts";

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
