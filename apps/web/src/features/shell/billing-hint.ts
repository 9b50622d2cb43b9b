import { berlinDay, daysUntil, formatDay } from "../../platform/format/format";
import type { Billing } from "./use-billing";

export interface BillingNotice {
  readonly tone: "red" | "amber";
  readonly title: string;
  readonly text: string;
  readonly link: { readonly to: string; readonly label: string };
}

/** From so many days before its end on, a trial is told of on every screen; the first mail is sent then, too. */
const trialNoticeDays = 3;

type Facts = Pick<Billing, "source" | "trial" | "subscription">;

/** What the whole app says above every screen: a payment that failed, a trial that ends soon. */
export function billingNotice(facts: Facts, now: Date): BillingNotice | undefined {
  const { source, subscription } = facts;
  const unpaid = subscription?.unpaid;
  if (unpaid) return unpaidNotice(unpaid.planEndsAt, now);
  if (source !== "trial" && source !== "subscription") return undefined;
  if (subscription?.status === "trialing" && subscription.trialEndsAt !== undefined) {
    const link = { to: "/app/subscription", label: "Abo ansehen" };
    const text =
      subscription.endsAt === undefined
        ? "Danach beginnt euer bezahltes Abo."
        : "Danach wird nichts berechnet.";
    return trialNotice(subscription.trialEndsAt, now, text, link);
  }
  if (source !== "trial" || facts.trial.endsAt === undefined) return undefined;
  return trialNotice(facts.trial.endsAt, now, "Sie endet von selbst und kostet nichts.", {
    to: "/app/upgrade",
    label: "Tarife ansehen",
  });
}

function unpaidNotice(planEndsAt: string, now: Date): BillingNotice {
  const isOver = new Date(planEndsAt) <= now;
  return {
    tone: "red",
    title: isOver ? "Euer Tarif ruht." : "Eine Zahlung ist fehlgeschlagen.",
    text: isOver
      ? "Eine Rechnung ist noch offen. Eure Daten bleiben erhalten."
      : `Euer Tarif läuft noch bis ${formatDay(planEndsAt)}.`,
    link: { to: "/app/subscription", label: "Zahlung prüfen" },
  };
}

function trialNotice(
  endsAt: string,
  now: Date,
  text: string,
  link: BillingNotice["link"],
): BillingNotice | undefined {
  const end = new Date(endsAt);
  if (end <= now || daysUntil(end, now) > trialNoticeDays) return undefined;
  return { tone: "amber", title: `Eure Testphase endet ${dayWords(end, now)}.`, text, link };
}

function dayWords(at: Date, now: Date): string {
  const days = daysUntil(at, now);
  if (days === 0) return "heute";
  return days === 1 ? "morgen" : `am ${formatDay(berlinDay(at))}`;
}
