import type Stripe from "stripe";

/** An event as it was sent: later changes of its object do not touch it. */
export interface StoredEvent {
  readonly id: string;
  readonly object: "event";
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: object; readonly previous_attributes?: object };
  readonly livemode: false;
  pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: Stripe.Event.Type;
}

/** What a bank knows about a payment method and Stripe's API does not tell. */
export interface Instrument {
  readonly kind: "card" | "sepa_debit";
  /** Card number or IBAN, always one of a test */
  readonly number: string;
  /** Its holder has agreed to later charges. */
  isSetUp: boolean;
  /** Every charge is refused with this decline code until it is taken away. */
  declinesWith?: string;
}

/** A line before its invoice: what is owed for which time. */
export interface LineDraft {
  readonly amountCents: number;
  readonly description: string;
  readonly price: Stripe.Price;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly isProration: boolean;
  readonly subscriptionItem: string;
}

export interface RememberedAnswer {
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
  readonly at: number;
}

export type DueKind =
  | "warn-trial-end"
  | "announce-invoice"
  | "renew"
  | "finalize-invoice"
  | "retry-invoice"
  | "invoice-overdue"
  | "settle-debit"
  | "cancel-subscription"
  | "expire-incomplete"
  | "expire-pending-update"
  | "start-phase"
  | "verify-tax-id";

/** Something that happens by itself; whoever performs it looks whether it still holds. */
export interface Due {
  readonly at: number;
  readonly kind: DueKind;
  readonly subject: string;
}

/** Everything that outlives a request. Objects are named as in the API and hold ids, never other objects. */
export interface Tables {
  customers: Map<string, Stripe.Customer>;
  deletedCustomers: Map<string, Stripe.DeletedCustomer>;
  taxIds: Map<string, Stripe.TaxId>;
  products: Map<string, Stripe.Product>;
  prices: Map<string, Stripe.Price>;
  paymentMethods: Map<string, Stripe.PaymentMethod>;
  setupIntents: Map<string, Stripe.SetupIntent>;
  paymentIntents: Map<string, Stripe.PaymentIntent>;
  charges: Map<string, Stripe.Charge>;
  refunds: Map<string, Stripe.Refund>;
  subscriptions: Map<string, Stripe.Subscription>;
  schedules: Map<string, Stripe.SubscriptionSchedule>;
  invoices: Map<string, Stripe.Invoice>;
  invoicePayments: Map<string, Stripe.InvoicePayment>;
  events: Map<string, StoredEvent>;
  instruments: Map<string, Instrument>;
  /** Prorations that wait for the next invoice, by subscription */
  pendingLines: Map<string, LineDraft[]>;
  /** The invoice whose payment lets a waiting change of plan happen, by subscription */
  updateInvoices: Map<string, string>;
  answers: Map<string, RememberedAnswer>;
  agenda: Due[];
  /** Ids given so far */
  lastId: number;
  /** Seconds the clock runs ahead of the real time; unused where it stands still */
  aheadSeconds: number;
  frozenAt: number | null;
}

export function emptyTables(): Tables {
  return {
    customers: new Map(),
    deletedCustomers: new Map(),
    taxIds: new Map(),
    products: new Map(),
    prices: new Map(),
    paymentMethods: new Map(),
    setupIntents: new Map(),
    paymentIntents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    subscriptions: new Map(),
    schedules: new Map(),
    invoices: new Map(),
    invoicePayments: new Map(),
    events: new Map(),
    instruments: new Map(),
    pendingLines: new Map(),
    updateInvoices: new Map(),
    answers: new Map(),
    agenda: [],
    lastId: 0,
    aheadSeconds: 0,
    frozenAt: null,
  };
}

/** Ids tell which table holds them; the longer prefix comes first. */
const tableOf = [
  ["sub_sched_", "schedules"],
  ["sub_", "subscriptions"],
  ["cus_", "customers"],
  ["txi_", "taxIds"],
  ["prod_", "products"],
  ["price_", "prices"],
  ["pm_", "paymentMethods"],
  ["seti_", "setupIntents"],
  ["pi_", "paymentIntents"],
  ["ch_", "charges"],
  ["re_", "refunds"],
  ["in_", "invoices"],
  ["inpay_", "invoicePayments"],
  ["evt_", "events"],
] as const;

export function findById(tables: Tables, id: string): object | undefined {
  const entry = tableOf.find(([prefix]) => id.startsWith(prefix));
  return entry && tables[entry[1]].get(id);
}
