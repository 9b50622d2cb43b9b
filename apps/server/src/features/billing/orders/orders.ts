import { billingPeriods, paidTiers } from "@tc/domain";
import { z } from "zod";

const plan = z.object({ tier: z.enum(paidTiers), period: z.enum(billingPeriods) });
/** What an operator agreed; absent: the owner ordered by the list. */
const terms = z.object({ netCents: z.int(), daysUntilDue: z.int().optional() }).optional();
const subscriptionId = z.string();
const customerId = z.string();
const instant = z.iso.datetime();

const address = z.object({
  company: z.string(),
  contact: z.string(),
  email: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  vatId: z.string().optional(),
});

/** Every order to the payment provider, as it is stored before it is sent. */
export const order = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("save_customer"), address }),
  z.object({
    kind: z.literal("subscribe"),
    customerId,
    plan,
    trialDays: z.int().optional(),
    terms,
  }),
  /** Leaves the subscription alone if it was paid meanwhile. */
  z.object({ kind: z.literal("end_incomplete"), subscriptionId }),
  z.object({ kind: z.literal("change_plan"), subscriptionId, plan, terms, computedFor: instant }),
  z.object({ kind: z.literal("schedule_change"), subscriptionId, plan, terms }),
  z.object({ kind: z.literal("drop_change"), subscriptionId }),
  z.object({
    kind: z.literal("end_at"),
    subscriptionId,
    /** null: goes on */
    at: instant.nullable(),
    subscriptionCancelledAt: instant.optional(),
  }),
  z.object({ kind: z.literal("end_now"), subscriptionId }),
  z.object({ kind: z.literal("begin_payment_method"), customerId }),
  z.object({ kind: z.literal("use_payment_method"), customerId, setupIntentId: z.string() }),
]);

export type Order = z.output<typeof order>;
export type OrderOf<Kind extends Order["kind"]> = Extract<Order, { kind: Kind }>;
