import {
  accountLimits,
  addressLimits,
  billingPeriods,
  normalizeVatId,
  paidTiers,
  subscriptionStatuses,
  tiers,
} from "@tc/domain";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { done, email, line } from "./fields.ts";

const agencyId = z.object({ agencyId: z.uuid() });
const orderedTier = z.enum(["basis", "premium"]);
const period = z.enum(billingPeriods);

const vatId = z
  .string()
  .overwrite((text) => normalizeVatId(text) ?? text)
  .regex(/^DE\d{9}$/);

export const getTrialEligibility = endpoint({
  method: "GET",
  path: "/api/trial-eligibility/:agencyId",
  access: "agency",
  summary: "Ob die eigene Agentur die Testphase noch nutzen kann",
  params: agencyId,
  response: z.object({
    eligible: z.boolean(),
    /** Of the trial that runs without a card: whoever books keeps the days until then. */
    trialEndsAt: z.iso.datetime().optional(),
  }),
});

export const getAgencyInfo = endpoint({
  method: "GET",
  path: "/api/agency-info/:agencyId",
  access: "agency",
  summary: "Womit das Formular der Buchung vorbelegt wird; nur für die eigene Agentur",
  params: agencyId,
  response: z.object({
    company_name: z.string(),
    contact_person: z.string(),
    street: z.string(),
    house_number: z.string(),
    postal_code: z.string(),
    city: z.string(),
    ust_id: z.string().optional(),
  }),
});

/** Eligibility, price and address for mails are found out by the server; what the browser says of them counts for nothing. */
export const createCheckoutSession = endpoint({
  method: "POST",
  path: "/api/create-checkout-session",
  access: "owner",
  summary: "Ein Abo bestellen: liefert, womit der Browser die Zahlung abschließt",
  body: z.object({
    agency_id: z.uuid(),
    email,
    rechnungsempfaenger: line(accountLimits.companyMax),
    ansprechpartner: line(accountLimits.nameMax),
    strasse: line(addressLimits.streetMax),
    hausnummer: line(addressLimits.houseNumberMax),
    plz: line(addressLimits.orderPostalCodeMax),
    stadt: line(addressLimits.cityMax),
    subscription_tier: orderedTier,
    billing_period: period,
    trial_eligible: z.boolean(),
    ust_id: vatId.optional(),
  }),
  response: z.union([
    z.object({ client_secret: z.string() }),
    /** A German sentence, shown as it is. */
    z.object({ error: z.string() }),
  ]),
});

/** What the browser needs to talk to the provider itself. */
export const getPaymentsSetup = endpoint({
  method: "GET",
  path: "/api/payments-setup",
  access: "agency",
  summary: "Öffentlicher Schlüssel und Skript des Zahlungsdienstes",
  response: z.object({
    publishableKey: z.string(),
    scriptUrl: z.string(),
    /** No real money moves. */
    isTestMode: z.boolean(),
  }),
});

/** Polled after the checkout until a plan is there. */
export const getPlan = endpoint({
  method: "GET",
  path: "/api/plan/:agencyId",
  access: "agency",
  summary: "Der Tarif der eigenen Agentur",
  params: agencyId,
  response: z.object({ tier: z.enum(tiers).nullable() }),
});

const instant = z.iso.datetime();
/** Whole cents */
const cents = z.int();
const plan = { tier: z.enum(paidTiers), period };

export const getBilling = endpoint({
  method: "GET",
  path: "/api/billing",
  access: "agency",
  summary: "Tarif, Abo, Verbrauch und Rechnungen der eigenen Agentur",
  response: z.object({
    tier: z.enum(tiers).nullable(),
    /** Where the plan comes from. */
    source: z.enum(["granted", "subscription", "trial", "none"]),
    /** Only the owner orders, changes and cancels. */
    can: z.object({ manage: z.boolean() }),
    /** False: no payment provider is set up. */
    isPurchasePossible: z.boolean(),
    trial: z.object({
      isEligible: z.boolean(),
      /** Of the trial that runs without a card. */
      endsAt: instant.optional(),
    }),
    subscription: z
      .object({
        ...plan,
        status: z.enum(subscriptionStatuses),
        /** For a whole period; absent in answers of an earlier release: as listed */
        netCents: cents.optional(),
        /** Paid by invoice: nothing is charged. */
        isInvoiced: z.literal(true).optional(),
        periodStartsAt: instant,
        periodEndsAt: instant,
        trialEndsAt: instant.optional(),
        subscriptionCancelledAt: instant.optional(),
        endsAt: instant.optional(),
        next: z.object({ ...plan, netCents: cents.optional(), from: instant }).optional(),
        /** The next charge, net; absent where none comes. */
        nextCharge: z.object({ at: instant, netCents: cents }).optional(),
        /** An open invoice could not be collected. */
        unpaid: z.object({ since: instant, planEndsAt: instant }).optional(),
        isFirstPaymentProcessing: z.boolean(),
        /** What a notice given now would mean: the end, what is charged until then, net, and whether `next` never comes. */
        ifCancelledNow: z.object({
          endsAt: instant,
          charges: z.array(z.object({ at: instant, netCents: cents })),
          voidsNext: z.boolean(),
        }),
      })
      .optional(),
    paymentMethod: z
      .object({
        kind: z.enum(["card", "sepa_debit", "other"]),
        brand: z.string().optional(),
        last4: z.string().optional(),
        expiresIn: z.object({ month: z.int(), year: z.int() }).optional(),
      })
      .optional(),
    vatId: z
      .object({ id: z.string(), status: z.enum(["pending", "verified", "unverified"]).optional() })
      .optional(),
    usage: z.object({ used: z.int(), limit: z.int(), renewsOn: z.iso.date() }),
    seats: z.object({
      limit: z.int(),
      /** Active members and open invitations, as the team's page counts them */
      used: z.int(),
      members: z.array(
        z.object({
          userId: z.uuid(),
          name: z.string(),
          isOwner: z.boolean(),
          isActive: z.boolean(),
        }),
      ),
    }),
    /** Newest first. */
    invoices: z.array(
      z.object({
        id: z.string(),
        number: z.string().optional(),
        status: z.enum(["draft", "open", "paid", "void", "uncollectible"]),
        netCents: cents,
        taxCents: cents,
        totalCents: cents,
        currency: z.string(),
        createdAt: instant,
        paidAt: instant.optional(),
        /** By when one that was sent is to be paid */
        dueAt: instant.optional(),
        nextAttemptAt: instant.optional(),
        pageUrl: z.url().optional(),
        pdfUrl: z.url().optional(),
      }),
    ),
  }),
});

export const startFreeTrial = endpoint({
  method: "POST",
  path: "/api/billing/free-trial",
  access: "owner",
  summary: "14 Tage Premium ohne Karte; endet von selbst",
  response: z.object({ endsAt: instant }),
});

const changeOrder = z.object({ ...plan });

export const previewPlanChange = endpoint({
  method: "POST",
  path: "/api/billing/change/preview",
  access: "owner",
  summary: "Was ein Wechsel des Tarifs kostet und ab wann er gilt; ändert nichts",
  body: changeOrder,
  response: z.object({
    /** now: more is bought at once · period_end: less, or another period, from then on. */
    takesEffect: z.enum(["now", "period_end"]),
    at: instant,
    /** Due at once, with VAT */
    dueCents: cents,
    netCents: cents,
    taxCents: cents,
    /** Left as credit for later invoices */
    creditCents: cents,
    currency: z.string(),
    lines: z.array(z.object({ text: z.string(), cents })),
    /** To be sent back with the order: the change costs what was shown. */
    computedFor: instant,
    /** Seats of the new plan, and active members above them. */
    seats: z.object({ limit: z.int(), over: z.int() }),
  }),
});

export const changePlan = endpoint({
  method: "POST",
  path: "/api/billing/change",
  access: "owner",
  summary: "Den Tarif oder Abrechnungszeitraum wechseln",
  body: changeOrder.extend({
    computedFor: instant,
    /** Who stays active where the new plan has fewer seats; the owner always does. */
    keepUserIds: z.array(z.uuid()).max(50).optional(),
  }),
  response: z.object({ takesEffect: z.enum(["now", "period_end"]), at: instant }),
});

export const dropPlanChange = endpoint({
  method: "DELETE",
  path: "/api/billing/change",
  access: "owner",
  summary: "Einen Wechsel zurücknehmen, der erst zum Ende des Zeitraums gilt",
  response: done,
});

export const cancelSubscription = endpoint({
  method: "POST",
  path: "/api/billing/cancel",
  access: "owner",
  summary:
    "Kündigen: zum ersten Ende eines Zeitraums nach 30 Tagen; eine Testphase sofort oder zu ihrem Ende",
  body: z.object({
    /** Trials only. */
    isAtOnce: z.boolean().optional(),
  }),
  response: z.object({ endsAt: instant }),
});

export const resumeSubscription = endpoint({
  method: "POST",
  path: "/api/billing/resume",
  access: "owner",
  summary: "Eine Kündigung zurücknehmen, solange das Abo läuft",
  response: done,
});

export const beginPaymentMethod = endpoint({
  method: "POST",
  path: "/api/billing/payment-method",
  access: "owner",
  summary: "Eine andere Zahlungsart hinterlegen: liefert, womit der Browser sie anlegt",
  response: z.object({ client_secret: z.string() }),
});

export const usePaymentMethod = endpoint({
  method: "PUT",
  path: "/api/billing/payment-method",
  access: "owner",
  summary: "Die angelegte Zahlungsart ab jetzt verwenden, zuerst für eine offene Rechnung",
  body: z.object({ setupIntentId: z.string().regex(/^seti_\w{1,200}$/) }),
  response: done,
});
