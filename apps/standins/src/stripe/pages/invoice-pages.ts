import type Stripe from "stripe";
import { html } from "@tc/domain";
import { layout } from "./layout.ts";
import { showCents, showDay } from "./amounts.ts";
import type { PdfLine } from "./pdf.ts";

const taxText = (tax: Stripe.Invoice.TotalTax) => {
  if (tax.taxability_reason === "reverse_charge")
    return "Steuerschuldnerschaft des Leistungsempfängers";
  return tax.amount === 0 ? "Keine Umsatzsteuer" : "Umsatzsteuer 19 %";
};

/** The invoice in lines of text, for paper. */
export function invoiceLines(invoice: Stripe.Invoice): readonly PdfLine[] {
  const address = invoice.customer_address;
  const place = [address?.postal_code, address?.city].filter(Boolean).join(" ");
  return [
    { text: "Rechnung (Testmodus – kein echtes Geld)", sizePt: 16 },
    { text: `Nummer ${invoice.number ?? "Entwurf"}` },
    { text: `Datum ${showDay(invoice.effective_at ?? invoice.created)}` },
    { text: "" },
    ...[invoice.customer_name, address?.line1, place, address?.country]
      .filter((text) => text)
      .map((text) => ({ text: String(text) })),
    ...(invoice.customer_tax_ids ?? []).map(({ value }) => ({ text: `USt-IdNr. ${value ?? ""}` })),
    { text: "" },
    ...invoice.lines.data.map((line) => ({
      text: `${line.description ?? ""}, ${showDay(line.period.start)} – ${showDay(line.period.end)}: ${showCents(line.amount)}`,
    })),
    { text: "" },
    { text: `Netto ${showCents(invoice.subtotal)}` },
    ...(invoice.total_taxes ?? []).map((tax) => ({
      text: `${taxText(tax)} ${showCents(tax.amount)}`,
    })),
    { text: `Gesamt ${showCents(invoice.total)}`, sizePt: 12 },
    { text: `Zu zahlen ${showCents(invoice.amount_remaining)}` },
  ];
}

export function invoicePage(invoice: Stripe.Invoice): string {
  const rows = invoiceLines(invoice)
    .filter(({ text }) => text !== "")
    .map(({ text }) => html`<p>${text}</p>`);
  return layout(
    invoice.number ?? "Entwurf",
    html`<p><a href="/">Übersicht</a></p>
      <div class="sheet">${rows}</div>
      <p><a href="/invoices/${invoice.id}.pdf">Als PDF öffnen</a></p>`,
  );
}
