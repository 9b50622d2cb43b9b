import { count, formatDay } from "../../../../platform/format/format";
import { Card } from "../../../../ui/layout/card";
import { ExternalLink } from "../../../../ui/data/external-link";
import panel from "../../../../ui/layout/panel.module.css";
import type { Billing } from "../../../shell";
import styles from "./invoices-card.module.css";
import { formatAmount } from "../words";

type Invoice = Billing["invoices"][number];

const statusWords = {
  draft: "in Vorbereitung",
  open: "offen",
  paid: "bezahlt",
  void: "storniert",
  uncollectible: "nicht eingezogen",
} as const satisfies Record<Invoice["status"], string>;

export function InvoicesCard({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <Card
      title="Rechnungen"
      note={invoices.length > 0 && count(invoices.length, "Rechnung", "Rechnungen")}
    >
      {invoices.length === 0 ? (
        <p className={panel.note}>Noch keine. Rechnungen stehen hier, sobald es welche gibt.</p>
      ) : (
        <ul className={panel.list}>
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              <InvoiceRow invoice={invoice} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { number, status, createdAt, netCents, taxCents, totalCents, currency } = invoice;
  const amount = (cents: number) => formatAmount(cents, currency);
  const name = number === undefined ? "" : ` ${number}`;
  return (
    <>
      <span className={panel.who}>
        <b>{number ?? "Noch ohne Nummer"}</b>
        <small>
          {formatDay(createdAt)} · <span data-status={status}>{stateOf(invoice)}</span>
        </small>
      </span>
      <span className={styles.amount}>
        <b>{amount(totalCents)}</b>
        <small>
          {amount(netCents)} netto, {amount(taxCents)} USt.
        </small>
      </span>
      <span className={styles.files}>
        {invoice.pageUrl !== undefined && (
          <ExternalLink url={invoice.pageUrl}>
            {status === "open" ? "Bezahlen" : "Ansehen"}
            <span className="visually-hidden"> Rechnung{name}</span>
          </ExternalLink>
        )}
        {invoice.pdfUrl !== undefined && (
          <ExternalLink url={invoice.pdfUrl}>
            PDF<span className="visually-hidden"> der Rechnung{name}</span>
          </ExternalLink>
        )}
      </span>
    </>
  );
}

function stateOf({ status, paidAt, nextAttemptAt, dueAt }: Invoice): string {
  if (status === "paid" && paidAt !== undefined) return `bezahlt am ${formatDay(paidAt)}`;
  if (status === "open" && nextAttemptAt !== undefined) {
    return `offen, nächster Versuch am ${formatDay(nextAttemptAt)}`;
  }
  if (status === "open" && dueAt !== undefined) return `offen, zahlbar bis ${formatDay(dueAt)}`;
  return statusWords[status];
}
