import type { StoredPaymentMethod } from "../../../platform/database/schema-columns.ts";
import type {
  CustomerState,
  Invoice,
  PaymentMethod,
  Subscription,
} from "../../../ports/payments.ts";
import { countedSubscription } from "./counted-subscription.ts";
import type { SubscriptionRow } from "./subscription.store.ts";

type StoredRow = Pick<SubscriptionRow, "subscription_id" | "unpaid_since">;

/** The columns of our row that only repeat what the provider said. */
export function toSubscriptionRow(state: CustomerState, stored: StoredRow) {
  const counted = countedSubscription(state);
  const method = counted?.paymentMethod ?? state.defaultPaymentMethod;
  return {
    subscription_id: counted?.id ?? null,
    tier: counted?.plan.tier ?? null,
    period: counted?.plan.period ?? null,
    net_cents: counted?.netCents ?? null,
    is_invoiced: counted?.isInvoiced ?? false,
    status: counted?.status ?? null,
    anchor: counted?.anchor ?? null,
    period_starts_at: counted?.periodStartsAt ?? null,
    period_ends_at: counted?.periodEndsAt ?? null,
    trial_ends_at: counted?.trialEndsAt ?? null,
    ends_at: counted?.endedAt ?? counted?.endsAt ?? null,
    next_tier: counted?.next?.plan.tier ?? null,
    next_period: counted?.next?.plan.period ?? null,
    next_net_cents: counted?.next?.netCents ?? null,
    next_from: counted?.next?.from ?? null,
    unpaid_since: counted ? firstFailure(counted, state.invoices, stored) : null,
    is_first_payment_processing: counted ? isFirstPaymentOnItsWay(counted, state.invoices) : false,
    payment_method: method ? storedMethod(method) : null,
    tax_id_status: state.taxIdStatus ?? null,
  };
}

/** What an earlier subscription left unpaid does not take the plan from one that is paid. */
const invoicesOf = ({ createdAt }: Subscription, invoices: readonly Invoice[]) =>
  invoices.filter((invoice) => invoice.createdAt >= createdAt);

/**
 * The provider forgets when a payment failed first, and names none while another attempt is on its way: then it says an
 * earlier instant. What it said at first stays, so that nobody's grace becomes shorter while it runs.
 */
function firstFailure(counted: Subscription, invoices: readonly Invoice[], stored: StoredRow) {
  const since = unpaidSince(counted, invoices);
  if (!since) return null;
  const before = stored.subscription_id === counted.id ? stored.unpaid_since : null;
  return before && before > since ? before : since;
}

/** Since the first failure of the oldest open invoice. The provider's word on the state counts where it names no failure. */
function unpaidSince(counted: Subscription, all: readonly Invoice[]): Date | undefined {
  const { status } = counted;
  if (status !== "active" && status !== "past_due" && status !== "unpaid") return undefined;
  const open = invoicesOf(counted, all).filter((invoice) => invoice.status === "open");
  // What was sent and not paid in time has failed with its last day; until then the provider calls it active.
  const failures = open.flatMap(({ firstFailedAt, dueAt }) =>
    dueAt && status !== "active" ? dueAt : (firstFailedAt ?? []),
  );
  if (failures.length > 0) return earliest(failures);
  if (status === "active") return undefined;
  return earliest(open.map(({ createdAt }) => createdAt)) ?? counted.periodStartsAt;
}

const earliest = (dates: readonly Date[]) =>
  dates.toSorted((a, b) => a.getTime() - b.getTime()).at(0);

/** A direct debit takes days; until then nothing of this subscription is paid. */
function isFirstPaymentOnItsWay(counted: Subscription, all: readonly Invoice[]): boolean {
  if (counted.status !== "incomplete" && counted.status !== "active") return false;
  const invoices = invoicesOf(counted, all);
  const hasPaid = invoices.some(({ paidCents }) => paidCents > 0);
  return !hasPaid && invoices.some((it) => it.status === "open" && it.isPaymentProcessing);
}

function storedMethod({ kind, brand, last4, expiresIn }: PaymentMethod): StoredPaymentMethod {
  return {
    kind,
    ...(brand !== undefined && { brand }),
    ...(last4 !== undefined && { last4 }),
    ...(expiresIn && { expiresIn: { month: expiresIn.month, year: expiresIn.year } }),
  };
}
