import { formatDay } from "../../../../platform/format/format";
import styles from "./change-cost.module.css";
import type { Subscription } from "../upgrade/offer";
import type { ChangePreview, PlanChoice } from "../queries";
import { formatAmount, periodPrice, planWords } from "../words";

interface Props {
  preview: ChangePreview;
  choice: PlanChoice;
  subscription: Subscription;
}

/** What the change costs: at once with its computation, or from the end of the period on. */
export function ChangeCost({ preview, choice, subscription }: Props) {
  const price = periodPrice(choice.tier, choice.period);
  const isInvoiced = subscription.isInvoiced === true;
  if (preview.takesEffect === "period_end") {
    return (
      <>
        <p>
          Bis zum {formatDay(preview.at)} bleibt alles, wie es ist: {planWords(subscription)}. Heute
          ist nichts zu zahlen.
        </p>
        <p>
          Ab {formatDay(preview.at)} kostet der Tarif {price}. Bis dahin kannst du den Wechsel
          zurücknehmen.
        </p>
      </>
    );
  }
  return (
    <>
      <p>
        Der Wechsel gilt sofort. Was vom laufenden Zeitraum schon bezahlt ist, wird angerechnet.
      </p>
      <Computation preview={preview} isInvoiced={isInvoiced} />
      {preview.creditCents > 0 && (
        <p>
          {formatAmount(preview.creditCents, preview.currency)} bleiben als Guthaben für spätere
          Rechnungen.
        </p>
      )}
      <p>
        {preview.dueCents > 0 &&
          (isInvoiced
            ? "Ihr bekommt darüber eine Rechnung; abgebucht wird nichts. "
            : "Der Betrag wird von eurer hinterlegten Zahlungsart abgebucht. ")}
        Danach kostet der Tarif {price}.
      </p>
    </>
  );
}

function Computation({ preview, isInvoiced }: { preview: ChangePreview; isInvoiced: boolean }) {
  const amount = (cents: number) => formatAmount(cents, preview.currency);
  return (
    <table className={styles.computation}>
      <caption className="visually-hidden">So setzt sich der Betrag zusammen</caption>
      <tbody>
        {preview.lines.map(({ text, cents }, index) => (
          // Two lines may say the same.
          <tr key={`${index} ${text}`}>
            <th scope="row">{text}</th>
            <td>{amount(cents)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Summe netto</th>
          <td>{amount(preview.netCents)}</td>
        </tr>
        <tr>
          <th scope="row">Umsatzsteuer</th>
          <td>{amount(preview.taxCents)}</td>
        </tr>
        <tr className={styles.due}>
          <th scope="row">{isInvoiced ? "Rechnungsbetrag" : "Heute zu zahlen"}</th>
          <td>{amount(preview.dueCents)}</td>
        </tr>
      </tbody>
    </table>
  );
}
