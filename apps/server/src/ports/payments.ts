import type { BillingPeriod, PaidTier, SubscriptionStatus } from "@tc/domain";

/** A plan as it is sold: one price of the provider each. */
export interface PricedPlan {
  readonly tier: PaidTier;
  readonly period: BillingPeriod;
}

/** What was agreed with a customer apart from the price list, for a plan that an operator sells. */
export interface SaleTerms {
  /** For a whole period */
  readonly netCents: number;
  /** Paid by invoice within so many days; absent: the stored method is charged. */
  readonly daysUntilDue?: number | undefined;
}

/** How a customer pays; nothing that could be used to pay. */
export interface PaymentMethod {
  readonly id: string;
  readonly kind: "card" | "sepa_debit" | "other";
  /** "visa"; absent for direct debits */
  readonly brand?: string;
  readonly last4?: string;
  readonly expiresIn?: { readonly month: number; readonly year: number };
  /** The same for the same card or account, whoever brings it. */
  readonly fingerprint?: string;
}

export interface Invoice {
  readonly id: string;
  /** Absent while it is a draft */
  readonly number?: string;
  readonly status: "draft" | "open" | "paid" | "void" | "uncollectible";
  /** Whole cents: net, VAT, both */
  readonly netCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
  readonly paidCents: number;
  readonly currency: string;
  readonly createdAt: Date;
  readonly paidAt?: Date;
  /** Of the first payment that failed; absent where none did. */
  readonly firstFailedAt?: Date;
  readonly nextAttemptAt?: Date;
  /** By when whoever was sent it is to pay; absent where it is charged. */
  readonly dueAt?: Date;
  readonly isPaymentProcessing: boolean;
  /** The provider's page and file of it */
  readonly pageUrl?: string;
  readonly pdfUrl?: string;
}

export interface Subscription {
  readonly id: string;
  readonly plan: PricedPlan;
  /** What a whole period costs, as the provider charges it */
  readonly netCents: number;
  /** Its invoices are sent to be paid, nothing is charged. */
  readonly isInvoiced: boolean;
  /** `incomplete` also while a trial waits for its card. */
  readonly status: SubscriptionStatus;
  /** From where its periods are counted */
  readonly anchor: Date;
  readonly periodStartsAt: Date;
  readonly periodEndsAt: Date;
  readonly trialEndsAt?: Date;
  readonly endsAt?: Date;
  readonly endedAt?: Date;
  readonly createdAt: Date;
  readonly paymentMethod?: PaymentMethod;
  /** A change that waits for the period's end */
  readonly next?: { readonly plan: PricedPlan; readonly netCents: number; readonly from: Date };
  /** With what a browser completes the first payment or the card's set-up (`seti_…`, `pi_…`); absent where nothing is open. */
  readonly clientSecret?: string;
  /** Of the command that made it, as given to `subscribe` */
  readonly commandId?: string;
}

/** All there is of a customer: what our own rows are brought in line with. */
export interface CustomerState {
  readonly customerId: string;
  /** Newest first, ended ones too */
  readonly subscriptions: readonly Subscription[];
  /** Newest first */
  readonly invoices: readonly Invoice[];
  readonly defaultPaymentMethod?: PaymentMethod;
  readonly taxIdStatus?: "pending" | "verified" | "unverified";
}

export interface BillingAddress {
  readonly company: string;
  readonly contact: string;
  readonly email: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly postalCode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  readonly vatId?: string;
}

/** What a change of plan would cost now. */
export interface ChangePreview {
  /** Due at once, with VAT; 0 where the change waits for the period's end or a credit is left. */
  readonly dueCents: number;
  readonly netCents: number;
  readonly taxCents: number;
  /** What is left as credit for later invoices */
  readonly creditCents: number;
  readonly currency: string;
  readonly lines: readonly { readonly text: string; readonly cents: number }[];
  /** The instant it was computed for; `changePlan` must name the same. */
  readonly computedFor: Date;
}

/** An event says when to look, never what is true. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  readonly customerId?: string;
  readonly isLive: boolean;
}

/** The provider could not be asked, or refused. `isRetryable` tells an outage from a refusal that will repeat. */
export class PaymentsError extends Error {
  readonly isRetryable: boolean;
  /** The provider's own code, e.g. card_declined */
  readonly code: string | undefined;

  constructor(
    message: string,
    { isRetryable, code, cause }: { isRetryable: boolean; code?: string; cause?: unknown },
  ) {
    super(message, { cause });
    this.name = "PaymentsError";
    this.isRetryable = isRetryable;
    this.code = code;
  }
}

/** What pages that take payments may load, as sources of a Content-Security-Policy. */
export interface BrowserHosts {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
}

/**
 * The payment provider. Every write carries the id of our own command: sent twice, after a crash or a lost answer, it
 * happens once. All methods throw PaymentsError.
 */
export interface Payments {
  /** For the browser's part */
  readonly publishableKey: string;
  readonly scriptUrl: string;
  /** No real money moves. */
  readonly isTestMode: boolean;
  readonly browserHosts: BrowserHosts;

  /** Makes the customer of an agency or brings its address and VAT id up to date; returns the customer's id. */
  saveCustomer(
    commandId: string,
    customer: { customerId?: string; agencyId: string; address: BillingAddress },
  ): Promise<string>;
  /** A customer that we made and whose id we lost; undefined: none. */
  findCustomer(agencyId: string): Promise<string | undefined>;
  getCustomer(customerId: string): Promise<CustomerState>;

  subscribe(
    commandId: string,
    order: {
      customerId: string;
      agencyId: string;
      plan: PricedPlan;
      trialDays?: number;
      terms?: SaleTerms;
    },
  ): Promise<Subscription>;
  previewChange(
    subscriptionId: string,
    plan: PricedPlan,
    at: Date,
    terms?: SaleTerms,
  ): Promise<ChangePreview>;
  /** What a first period would cost a customer that has no subscription. */
  previewSale(customerId: string, plan: PricedPlan, terms: SaleTerms): Promise<ChangePreview>;
  /** At once, with what is left of the old period credited. */
  changePlan(
    commandId: string,
    change: { subscriptionId: string; plan: PricedPlan; computedFor: Date; terms?: SaleTerms },
  ): Promise<void>;
  /** From the next period on. */
  scheduleChange(
    commandId: string,
    change: { subscriptionId: string; plan: PricedPlan; terms?: SaleTerms },
  ): Promise<void>;
  dropScheduledChange(commandId: string, subscriptionId: string): Promise<void>;
  /** null: goes on. */
  endAt(commandId: string, subscriptionId: string, at: Date | null): Promise<void>;
  /** At once, nothing more is charged. With `isUnpaidOnly` one that somebody has paid, or given a card, meanwhile goes on. */
  endNow(
    commandId: string,
    subscriptionId: string,
    options?: { isUnpaidOnly?: boolean },
  ): Promise<void>;
  /** Lets the browser bring another card or account; returns its client secret. */
  beginPaymentMethod(commandId: string, customerId: string): Promise<string>;
  /** Takes what that brought for all further payments, an open invoice first. */
  usePaymentMethod(
    commandId: string,
    setup: { customerId: string; setupIntentId: string },
  ): Promise<void>;

  /** Reads what the provider sent. Undefined: the signature is missing, wrong or too old. */
  readEvent(rawBody: Uint8Array, signature: string | undefined): PaymentEvent | undefined;
  /** Events since an instant, oldest first, for what a webhook did not tell. */
  listEvents(since: Date): AsyncIterable<PaymentEvent>;
}
