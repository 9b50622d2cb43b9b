import { tierRights } from "@tc/domain";
import type { BillingPeriod } from "@tc/domain";
import { formatDay } from "../../../platform/format/format";
import type { OrderState, Preview, Sale } from "./enterprise-order-queries";

const euro = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });
export const euros = (cents: number): string => euro.format(cents / 100);

export const periodNames = {
  annual: "jährlich im Voraus",
  monthly: "monatlich im Voraus",
} as const satisfies Record<BillingPeriod, string>;

/** Cents of a whole period, of what is typed for a month */
export const periodCents = (monthCents: number, period: BillingPeriod): number =>
  period === "annual" ? monthCents * 12 : monthCents;

/** Why nothing holds at once; undefined: it can. */
export function obstacleWords({ notNow, subscription }: OrderState): string | undefined {
  const end = subscription?.endsAt;
  switch (notNow) {
    case undefined:
      return undefined;
    case "cancelled":
      return `Das Abo ist gekündigt${end === undefined ? "" : ` und endet am ${formatDay(end)}`}. Die Agentur nimmt die Kündigung erst unter „Abo“ zurück, oder du bestellst nach dem Ende neu.`;
    case "unpaid":
      return "Eine Rechnung ist offen. Sofort geht es erst, wenn sie bezahlt ist; zum Ende des Zeitraums geht es jetzt schon.";
    case "trialing":
      return "Die Testphase mit Zahlungsart läuft noch. Enterprise kann mit ihrem Ende beginnen.";
    case "incomplete":
      return "Die erste Zahlung des Abos ist noch unterwegs. Warte, bis sie angekommen ist.";
  }
}

/** What the order makes of what the agency has, before anybody presses the button. */
export function effectWords(state: OrderState, { start }: Sale, { at, lines }: Preview): string[] {
  const { subscription, grantedTier } = state;
  const granted = grantedTier && tierRights(grantedTier).name;
  const rest = lines.reduce((sum, { cents }) => sum + Math.min(cents, 0), 0);
  if (!subscription) {
    return [
      "Die Agentur hat kein laufendes Abo. Enterprise gilt sofort, die Rechnung läuft von heute an.",
      ...(granted ? [`Der von Hand gesetzte Tarif „${granted}“ entfällt damit.`] : []),
    ];
  }
  const name = tierRights(subscription.tier).name;
  if (start === "period_end") {
    return [
      `${name} läuft unverändert bis ${formatDay(at)}. Danach gilt Enterprise, und die erste Rechnung wird gestellt; eine Gutschrift gibt es nicht, denn bis dahin ist bezahlt.`,
      ...(granted
        ? [`Der von Hand gesetzte Tarif „${granted}“ gilt weiter, bis du ihn zurücknimmst.`]
        : []),
    ];
  }
  return [
    `Das laufende Abo (${name}, ${euros(subscription.netCents)} netto) wird sofort zu Enterprise; ein zweites entsteht nicht.`,
    rest < 0
      ? `Was davon bezahlt und nicht verbraucht ist, wird gutgeschrieben: ${euros(-rest)} netto.`
      : "Gutzuschreiben ist nichts.",
    ...(subscription.next ? ["Ein geplanter Tarifwechsel entfällt."] : []),
    ...(granted ? [`Der von Hand gesetzte Tarif „${granted}“ entfällt damit.`] : []),
  ];
}

interface Step {
  readonly title: string;
  readonly note: string;
  readonly state: "done" | "now" | "late" | "open";
}

/** Where the last order stands; empty: none was placed. */
export function orderSteps({ subscription, invoices, isUnderWay }: OrderState): Step[] {
  const isEnterprise = subscription?.tier === "enterprise";
  const waiting = subscription?.next?.tier === "enterprise" ? subscription.next : undefined;
  if (!isEnterprise && !waiting && !isUnderWay) return [];
  if (!subscription || !isEnterprise) {
    const note = waiting
      ? `Enterprise gilt ab ${formatDay(waiting.from)}`
      : "beim Zahlungsanbieter";
    return [
      { title: "Bestellt", note, state: "done" },
      { title: "Rechnung", note: "wird dann gestellt", state: "open" },
    ];
  }
  const bill = invoices.find(({ status }) => status === "open" || status === "paid");
  const isPaid = bill?.status === "paid";
  const { endsAt, next, unpaid, periodEndsAt } = subscription;
  const due = bill?.dueAt === undefined ? "" : `, zahlbar bis ${formatDay(bill.dueAt)}`;
  return [
    {
      title: "Freigeschaltet",
      note: `Zeitraum bis ${formatDay(periodEndsAt)}`,
      state: "done",
    },
    {
      title: "Rechnung gestellt",
      note: bill
        ? `${bill.number ?? "ohne Nummer"}, ${euros(bill.totalCents)}${due}`
        : "wird gestellt",
      state: bill ? "done" : "now",
    },
    unpaid
      ? {
          title: "Überfällig",
          note: `seit ${formatDay(unpaid.since)}; gemahnt wird von selbst, der Tarif endet am ${formatDay(unpaid.planEndsAt)}`,
          state: "late",
        }
      : {
          title: isPaid ? "Bezahlt" : "Zahlung",
          note:
            isPaid && bill?.paidAt !== undefined
              ? formatDay(bill.paidAt)
              : "meldet der Zahlungsanbieter",
          state: isPaid ? "done" : "now",
        },
    {
      title: endsAt === undefined && !next ? "Läuft weiter" : "Ende",
      note:
        endsAt !== undefined
          ? `gekündigt, endet am ${formatDay(endsAt)}`
          : next
            ? `ab ${formatDay(next.from)} ${tierRights(next.tier).name}`
            : `verlängert sich am ${formatDay(periodEndsAt)}`,
      state: "open",
    },
  ];
}
