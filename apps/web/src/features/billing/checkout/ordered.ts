import type { getBilling } from "@tc/contract";
import { pricePerMonthCents, tierRights } from "@tc/domain";
import type { z } from "zod";
import { formatDay, formatMoney } from "../../../platform/format/format";
import type { Choice } from "./choice";

export type Billing = z.output<typeof getBilling.response>;

export interface Ordered {
  /** The provider has said that the order stands. */
  readonly isConfirmed: boolean;
  readonly plan: string;
  readonly price: string;
  /** Undefined: nothing is charged for now. */
  readonly charge?: { readonly name: string; readonly text: string };
  readonly payment?: string;
  readonly note: string;
}

const euros = (cents: number) => formatMoney({ cents, currency: "EUR" });

/** What was bought, as the server knows it; before that, as it was chosen here. */
export function orderedOf(billing: Billing | undefined, choice: Choice): Ordered {
  const subscription = billing?.subscription;
  const isProcessing = subscription?.isFirstPaymentProcessing ?? false;
  const isConfirmed =
    subscription !== undefined &&
    (subscription.status === "trialing" || subscription.status === "active" || isProcessing);
  const { tier, period } = isConfirmed ? subscription : choice;
  const paid = isConfirmed ? paymentOf(billing?.paymentMethod) : undefined;
  const charge = isConfirmed ? chargeOf(subscription) : undefined;
  return {
    isConfirmed,
    plan: `${tierRights(tier).name}, ${period === "annual" ? "jährliche" : "monatliche"} Zahlung`,
    price: `${euros(pricePerMonthCents(tier, period))} im Monat, netto zzgl. USt.`,
    ...(charge && { charge }),
    ...(paid !== undefined && { payment: paid }),
    note: noteOf(isConfirmed, isProcessing, subscription?.trialEndsAt),
  };
}

type Subscription = NonNullable<Billing["subscription"]>;

function chargeOf({ nextCharge, trialEndsAt }: Subscription): Ordered["charge"] {
  if (nextCharge === undefined) return undefined;
  return {
    name: trialEndsAt === undefined ? "Nächste Abbuchung" : "Erste Abbuchung",
    text: `${formatDay(nextCharge.at)}, ${euros(nextCharge.netCents)} zzgl. USt.`,
  };
}

function paymentOf(method: Billing["paymentMethod"]): string | undefined {
  if (method === undefined || method.kind === "other") return undefined;
  const name = method.kind === "card" ? "Karte" : "SEPA-Lastschrift";
  return method.last4 === undefined ? name : `${name}, endet auf ${method.last4}`;
}

function noteOf(isConfirmed: boolean, isProcessing: boolean, trialEndsAt?: string): string {
  if (!isConfirmed) {
    return "Der Zahlungsdienst hat deine Bestellung noch nicht bestätigt. Meist dauert das nur wenige Sekunden.";
  }
  if (trialEndsAt !== undefined) {
    return `Deine Testphase läuft bis zum ${formatDay(trialEndsAt)}. Kündigst du vorher, zahlst du nichts.`;
  }
  return isProcessing
    ? "Deine Lastschrift ist unterwegs, das dauert einige Bankarbeitstage. Du kannst sofort loslegen."
    : "Deine Zahlung ist da. Die Rechnung findest du unter „Abo“.";
}
