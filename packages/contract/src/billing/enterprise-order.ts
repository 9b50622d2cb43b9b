import {
  accountLimits,
  addressLimits,
  billingPeriods,
  normalizeVatId,
  paidTiers,
  saleLimits,
  subscriptionStatuses,
  tiers,
} from "@tc/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { email, line } from "../fields.ts";

const params = z.object({ id: z.uuid() });
const instant = z.iso.datetime();
/** Whole cents */
const cents = z.int();
const vatId = z
  .string()
  .overwrite((text) => normalizeVatId(text) ?? text)
  .regex(/^DE\d{9}$/);

/** Who the invoice is made out to. */
const recipient = z.object({
  company: line(accountLimits.companyMax),
  contact: line(accountLimits.nameMax),
  email,
  street: line(addressLimits.streetMax),
  houseNumber: line(addressLimits.houseNumberMax),
  postalCode: line(addressLimits.orderPostalCodeMax),
  city: line(addressLimits.cityMax),
  vatId: vatId.optional(),
});
/** As far as it is known: the last billing address, else the profile's. */
const knownRecipient = z.object({
  company: z.string(),
  contact: z.string(),
  email: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  postalCode: z.string(),
  city: z.string(),
  vatId: z.string().optional(),
});

/** When the order holds: at once, or from the end of the period that is paid. */
const start = z.enum(["now", "period_end"]);
const sale = z.object({
  period: z.enum(billingPeriods),
  /** For a whole period, as agreed */
  netCents: z.int().min(saleLimits.netCentsMin).max(saleLimits.netCentsMax),
  /** Paid by invoice within so many days; absent: the agency's stored method is charged. */
  daysUntilDue: z.int().min(saleLimits.daysUntilDueMin).max(saleLimits.daysUntilDueMax).optional(),
  start,
});

export const getEnterpriseOrder = endpoint({
  method: "GET",
  path: "/api/admin/agencies/:id/enterprise-order",
  access: "admin",
  summary:
    "Was für einen Enterprise-Auftrag vorliegt: Empfänger, laufendes Abo, Stand und Rechnungen",
  params,
  response: z.object({
    agency: z.object({ id: z.uuid(), name: z.string(), tier: z.enum(tiers).nullable() }),
    /** False: no payment provider is set up. */
    isPossible: z.boolean(),
    recipient: knownRecipient,
    /** Set by an admin; counts before what was bought until an order that holds at once. */
    grantedTier: z.enum(tiers).optional(),
    hasPaymentMethod: z.boolean(),
    subscription: z
      .object({
        tier: z.enum(paidTiers),
        period: z.enum(billingPeriods),
        netCents: cents,
        status: z.enum(subscriptionStatuses),
        isInvoiced: z.boolean(),
        periodStartsAt: instant,
        periodEndsAt: instant,
        endsAt: instant.optional(),
        next: z
          .object({
            tier: z.enum(paidTiers),
            period: z.enum(billingPeriods),
            netCents: cents,
            from: instant,
          })
          .optional(),
        unpaid: z.object({ since: instant, planEndsAt: instant }).optional(),
      })
      .optional(),
    /** Why nothing can be ordered at once; absent: it can. */
    notNow: z.enum(["cancelled", "unpaid", "trialing", "incomplete"]).optional(),
    /** An order was sent to the provider and its answer is not known yet. */
    isUnderWay: z.boolean(),
    seats: z.int(),
    /** Newest first */
    invoices: z.array(
      z.object({
        id: z.string(),
        number: z.string().optional(),
        status: z.enum(["draft", "open", "paid", "void", "uncollectible"]),
        netCents: cents,
        totalCents: cents,
        createdAt: instant,
        dueAt: instant.optional(),
        paidAt: instant.optional(),
        pageUrl: z.url().optional(),
      }),
    ),
  }),
});

export const previewEnterpriseOrder = endpoint({
  method: "POST",
  path: "/api/admin/agencies/:id/enterprise-order/preview",
  access: "admin",
  summary: "Was ein Enterprise-Auftrag kostet und aus dem laufenden Abo macht; ändert nichts",
  params,
  body: sale,
  response: z.object({
    takesEffect: start,
    at: instant,
    netCents: cents,
    /** Absent: the provider computes VAT once it knows the recipient. */
    taxCents: cents.optional(),
    dueCents: cents.optional(),
    /** Left as credit for later invoices */
    creditCents: cents,
    lines: z.array(z.object({ text: z.string(), cents })),
    computedFor: instant,
  }),
});

export const placeEnterpriseOrder = endpoint({
  method: "POST",
  path: "/api/admin/agencies/:id/enterprise-order",
  access: "admin",
  summary: "Enterprise für eine Agentur bestellen und freischalten",
  params,
  body: sale.extend({ recipient, computedFor: instant }),
  response: z.object({ takesEffect: start, at: instant }),
});
