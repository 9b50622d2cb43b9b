import type { getAgencyInfo, getBilling, getPaymentsSetup } from "@tc/contract";
import type { Api } from "../web/canned-web.ts";
import type { Answer } from "./answer.ts";
import { sampleAccount, sampleAnswers } from "./account.ts";

export const agencyId = sampleAnswers.agency.id;
const at = (path: string) => `GET /api/${path}/${agencyId}`;

/** The endpoints of the checkout by short names. */
export const calls = {
  info: at("agency-info"),
  trial: at("trial-eligibility"),
  plan: at("plan"),
  setup: "GET /api/payments-setup",
  order: "POST /api/create-checkout-session",
  billing: "GET /api/billing",
  status: "GET /api/user-status",
  session: "GET /api/session",
} as const;

const info: Answer<typeof getAgencyInfo> = {
  company_name: "Nordlicht Media GmbH",
  contact_person: "Ada Beispiel",
  street: "Am Hafen",
  house_number: "7",
  postal_code: "24103",
  city: "Kiel",
  ust_id: "DE123456789",
};

export const orderedPremium: Answer<typeof getBilling> = {
  tier: "trial",
  source: "subscription",
  can: { manage: true },
  isPurchasePossible: true,
  trial: { isEligible: false },
  subscription: {
    tier: "premium",
    period: "annual",
    status: "trialing",
    periodStartsAt: "2026-11-21T09:00:00.000Z",
    periodEndsAt: "2026-12-05T09:00:00.000Z",
    trialEndsAt: "2026-12-05T09:00:00.000Z",
    nextCharge: { at: "2026-12-05T09:00:00.000Z", netCents: 178_800 },
    isFirstPaymentProcessing: false,
    ifCancelledNow: { endsAt: "2026-12-05T09:00:00.000Z", charges: [], voidsNext: false },
  },
  paymentMethod: { kind: "card", brand: "visa", last4: "4242" },
  usage: { used: 0, limit: 50, renewsOn: "2026-12-01" },
  seats: { limit: 3, used: 1, members: [] },
  invoices: [],
};

/** An agency that may buy, with a provider whose script is at `scriptUrl`. */
export function sampleCheckout(
  scriptUrl: string,
  change: Readonly<Record<string, unknown>> = {},
): Api {
  const setup: Answer<typeof getPaymentsSetup> = {
    publishableKey: "pk_test_sample",
    scriptUrl,
    isTestMode: true,
  };
  return sampleAccount(() => undefined, {
    [calls.info]: info,
    [calls.trial]: { eligible: true },
    [calls.setup]: setup,
    [calls.order]: { client_secret: "seti_1_secret_2" },
    [calls.billing]: orderedPremium,
    [calls.plan]: { tier: null },
    ...change,
  });
}
