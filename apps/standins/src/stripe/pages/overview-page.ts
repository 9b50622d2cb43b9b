import { keyOf } from "../objects/copy.ts";
import type Stripe from "stripe";
import { html } from "@tc/domain";
import type { Markup } from "@tc/domain";
import { itemOf, productName } from "../subscriptions/subscription-items.ts";
import type { World } from "../objects/world.ts";
import { showCents, showDay, showMoment } from "./amounts.ts";
import { layout } from "./layout.ts";

const statusNames: Readonly<Record<string, string>> = {
  active: "aktiv",
  canceled: "beendet",
  draft: "Entwurf",
  incomplete: "nicht bezahlt",
  incomplete_expired: "verfallen",
  open: "offen",
  paid: "bezahlt",
  past_due: "im Verzug",
  paused: "pausiert",
  trialing: "Testphase",
  uncollectible: "uneinbringlich",
  unpaid: "gesperrt",
  void: "storniert",
};
const brandNames: Readonly<Record<string, string>> = {
  amex: "American Express",
  mastercard: "Mastercard",
  visa: "Visa",
};
const nameOf = (status: string | null) => statusNames[status ?? ""] ?? status ?? "–";

const steps: readonly (readonly [days: number, text: string])[] = [
  [1, "1 Tag"],
  [7, "1 Woche"],
  [14, "14 Tage"],
  [31, "1 Monat"],
  [366, "1 Jahr"],
];

function table(heads: readonly string[], rows: readonly Markup[], empty: string): Markup {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`;
  return html`<div class="wide" tabindex="0" role="group" aria-label="Tabelle">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

function methodText(world: World, id: string | null): string {
  const method = world.tables.paymentMethods.get(id ?? "");
  if (!method) return "keine";
  if (method.card)
    return `${brandNames[method.card.brand] ?? method.card.brand} •••• ${method.card.last4}`;
  return `Lastschrift •••• ${method.sepa_debit?.last4 ?? ""}`;
}

function subscriptionRow(world: World, subscription: Stripe.Subscription): Markup {
  const customer = world.tables.customers.get(keyOf(subscription.customer));
  const item = itemOf(subscription);
  const end =
    subscription.cancel_at === null
      ? showDay(item.current_period_end)
      : `endet ${showDay(subscription.cancel_at)}`;
  const subscriptionMethod = subscription.default_payment_method;
  return html`<tr>
    <td>${customer?.name ?? customer?.email ?? "–"}</td>
    <td>${productName(world, item.price)}</td>
    <td>${nameOf(subscription.status)}</td>
    <td>${end}</td>
    <td>
      ${methodText(world, subscriptionMethod === null ? keyOf(customer?.invoice_settings.default_payment_method) : keyOf(subscriptionMethod))}
    </td>
  </tr>`;
}

const invoiceRow = (invoice: Stripe.Invoice) =>
  html`<tr>
    <td><a href="/invoices/${invoice.id}">${invoice.number ?? "Entwurf"}</a></td>
    <td>${showDay(invoice.created)}</td>
    <td>${invoice.customer_name ?? invoice.customer_email ?? "–"}</td>
    <td>${nameOf(invoice.status)}</td>
    <td class="amount">${showCents(invoice.total)}</td>
  </tr>`;

const customerRow = (customer: Stripe.Customer) =>
  html`<tr>
    <td>${customer.name ?? "–"}</td>
    <td>${customer.email ?? "–"}</td>
    <td>${customer.address?.country ?? "–"}</td>
    <td class="amount">${showCents(Math.abs(customer.balance))}</td>
  </tr>`;

/** Everything somebody wants to see who tries the checkout. */
export function overviewPage(world: World): string {
  const { tables } = world;
  return layout(
    "Übersicht",
    html`<h1>Zahlungen</h1>
      <p>
        Uhr dieses Testkontos: <strong>${showMoment(world.now())}</strong>. Wer sie vorstellt,
        erlebt Verlängerungen, Mahnungen und das Ende von Testphasen sofort.
      </p>
      <form class="clock" method="post" action="/advance">
        <span>Vorstellen um</span>
        ${steps.map(([days, text]) => html`<button name="days" value="${days}">${text}</button>`)}
      </form>
      <p>
        Karte zum Ausprobieren: 4242 4242 4242 4242, abgelehnt: 4000 0000 0000 0002, mit
        Bestätigung: 4000 0025 0000 3155, Lastschrift: DE89 3704 0044 0532 0130 00. Datum in der
        Zukunft, Prüfziffer beliebig.
      </p>
      <h2>Abonnements</h2>
      ${table(
        ["Kunde", "Tarif", "Stand", "Zeitraum bis", "Zahlungsmittel"],
        [...tables.subscriptions.values()].toReversed().map((it) => subscriptionRow(world, it)),
        "Noch kein Abonnement.",
      )}
      <h2>Rechnungen</h2>
      ${table(
        ["Nummer", "Datum", "Kunde", "Stand", "Betrag"],
        [...tables.invoices.values()].toReversed().slice(0, 100).map(invoiceRow),
        "Noch keine Rechnung.",
      )}
      <h2>Kunden</h2>
      ${table(
        ["Name", "E-Mail", "Land", "Guthaben"],
        [...tables.customers.values()].toReversed().map(customerRow),
        "Noch kein Kunde.",
      )}`,
  );
}
