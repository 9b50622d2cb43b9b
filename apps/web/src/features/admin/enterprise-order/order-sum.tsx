import { Info } from "lucide-react";
import { formatDay } from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import { Card } from "../../../ui/layout/card";
import panel from "../../../ui/layout/panel.module.css";
import type { OrderState, Preview, Sale } from "./enterprise-order-queries";
import styles from "./enterprise-order.module.css";
import { effectWords, euros } from "./order-words";

interface Props {
  state: OrderState;
  sale: Sale;
  preview: Preview;
  isBusy: boolean;
  onOrder: () => void;
}

/** The first invoice, what the order makes of what runs, and the one button. */
export function OrderSum({ state, sale, preview, isBusy, onOrder }: Props) {
  const { netCents, taxCents, dueCents, creditCents, lines } = preview;
  const isInvoice = sale.daysUntilDue !== undefined;
  const isNow = sale.start === "now";
  return (
    <Card title={isNow ? "Erste Rechnung" : `Erste Rechnung, ab ${formatDay(preview.at)}`}>
      <div className={panel.stack} role="status">
        <dl className={styles.sum}>
          {lines.map(({ text, cents }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>{euros(cents)}</dd>
            </div>
          ))}
          <div>
            <dt>Netto</dt>
            <dd>{euros(netCents)}</dd>
          </div>
          <div>
            <dt>USt.</dt>
            <dd>{taxCents === undefined ? "kommt hinzu" : euros(taxCents)}</dd>
          </div>
          {dueCents !== undefined && (
            <div className={styles.total}>
              <dt>{isInvoice ? `Zahlbar in ${sale.daysUntilDue} Tagen` : "Wird abgebucht"}</dt>
              <dd>{euros(dueCents)}</dd>
            </div>
          )}
          {creditCents > 0 && (
            <div>
              <dt>Guthaben für spätere Rechnungen</dt>
              <dd>{euros(creditCents)}</dd>
            </div>
          )}
        </dl>
        {taxCents === undefined && (
          <p className={panel.small}>
            Die USt. berechnet der Zahlungsanbieter aus Anschrift und USt-IdNr., wenn er die
            Rechnung stellt.
          </p>
        )}
        <div className={styles.effect}>
          <Info size={16} aria-hidden />
          <div>
            {effectWords(state, sale, preview).map((words) => (
              <p key={words}>{words}</p>
            ))}
          </div>
        </div>
        <Button look="main" aria-disabled={isBusy} onClick={() => !isBusy && onOrder()}>
          {buttonWords(isNow, isInvoice)}
        </Button>
        <p className={panel.small}>
          Die Inhaberin oder der Inhaber bekommt eine Bestätigung per Mail; im Protokoll der Agentur
          und in eurem steht der Auftrag.{" "}
          {isInvoice &&
            "Bleibt die Rechnung nach ihrer Frist offen, wird dreimal gemahnt; 14 Tage danach endet der Tarif."}
        </p>
      </div>
    </Card>
  );
}

function buttonWords(isNow: boolean, isInvoice: boolean): string {
  if (!isNow) return "Zum Ende des Zeitraums bestellen";
  return isInvoice ? "Freischalten und Rechnung stellen" : "Freischalten und abbuchen";
}
