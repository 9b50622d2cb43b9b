import { billingPeriods, pricePerMonthCents, saleLimits } from "@tc/domain";
import type { BillingPeriod } from "@tc/domain";
import { useState } from "react";
import { formatDay } from "../../../platform/format/format";
import { parseTypedEuros } from "../../../platform/format/typed-values";
import { Button } from "../../../ui/forms/button";
import form from "../../../ui/forms/dense-form.module.css";
import { RadioList } from "../../../ui/forms/radio-list";
import { SelectField } from "../../../ui/forms/select-field";
import { TextField } from "../../../ui/forms/text-field";
import { Card } from "../../../ui/layout/card";
import panel from "../../../ui/layout/panel.module.css";
import type { OrderState, Recipient, Sale } from "./enterprise-order-queries";
import { euros, obstacleWords, periodCents, periodNames } from "./order-words";
import { RecipientFields, readRecipient } from "./recipient-fields";

interface Props {
  state: OrderState;
  isBusy: boolean;
  /** What was computed before no longer fits. */
  onChange: () => void;
  onAsk: (sale: Sale, recipient: Recipient) => void;
}

type Payment = "invoice" | "method";

const periodChoices = billingPeriods.map((value) => ({ value, label: periodNames[value] }));
const listPrice = (period: BillingPeriod) => pricePerMonthCents("enterprise", period);
const asTyped = (cents: number) =>
  (cents / 100).toLocaleString("de-DE", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What was agreed, and who the invoice is made out to. */
export function OrderForm({ state, isBusy, onChange, onAsk }: Props) {
  const { subscription, recipient, hasPaymentMethod, seats } = state;
  const obstacle = obstacleWords(state);
  const [period, setPeriod] = useState<BillingPeriod>("annual");
  const [price, setPrice] = useState(asTyped(listPrice("annual")));
  const [start, setStart] = useState<Sale["start"]>(obstacle === undefined ? "now" : "period_end");
  const [payment, setPayment] = useState<Payment>("invoice");
  const [days, setDays] = useState("14");
  const [isTried, setTried] = useState(false);

  const monthEuros = parseTypedEuros(price);
  const netCents =
    monthEuros === undefined ? undefined : periodCents(Math.round(monthEuros * 100), period);
  const isPriceRight =
    netCents !== undefined &&
    netCents >= saleLimits.netCentsMin &&
    netCents <= saleLimits.netCentsMax;
  const daysUntilDue = /^\d{1,2}$/.test(days) ? Number(days) : 0;
  const areDaysRight =
    payment === "method" ||
    (daysUntilDue >= saleLimits.daysUntilDueMin && daysUntilDue <= saleLimits.daysUntilDueMax);
  const isBlocked = state.notNow === "cancelled" || state.notNow === "incomplete";

  function changePeriod(next: BillingPeriod) {
    // A list price follows its period, an agreed one stays.
    if (price === asTyped(listPrice(period))) setPrice(asTyped(listPrice(next)));
    setPeriod(next);
  }

  return (
    <form
      className={panel.stack}
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isBusy || isBlocked || !isPriceRight || !areDaysRight) return;
        onAsk(
          { period, netCents, start, ...(payment === "invoice" && { daysUntilDue }) },
          readRecipient(new FormData(event.currentTarget)),
        );
      }}
    >
      <Card title="Auftrag" note={`${seats} Plätze, 150 TenderChecks im Monat und automatische`}>
        <div className={form.form}>
          {obstacle !== undefined && <p className={panel.hint}>{obstacle}</p>}
          <div className={form.row}>
            <TextField
              label="Preis im Monat, netto"
              inputMode="decimal"
              required
              value={price}
              onChange={(event) => setPrice(event.target.value)}
              hint={`Liste: ${euros(listPrice(period))}${netCents === undefined ? "" : `; ${period === "annual" ? "im Jahr" : "im Monat"} ${euros(netCents)} zzgl. USt.`}`}
              problem={isTried && !isPriceRight ? "Bitte einen Betrag wie 299,00" : undefined}
            />
            <SelectField
              label="Abrechnung"
              choices={periodChoices}
              value={period}
              onChange={({ target }) =>
                changePeriod(billingPeriods.find((it) => it === target.value) ?? "annual")
              }
            />
          </div>
          {subscription && (
            <RadioList
              label="Beginn"
              value={start}
              onChange={setStart}
              choices={[
                ...(obstacle === undefined
                  ? [
                      {
                        value: "now" as const,
                        label: "Sofort",
                        hint: "Der Rest des laufenden Zeitraums wird gutgeschrieben",
                      },
                    ]
                  : []),
                {
                  value: "period_end" as const,
                  label: `Am ${formatDay(subscription.periodEndsAt)}`,
                  hint: "Wenn der bezahlte Zeitraum endet",
                },
              ]}
            />
          )}
          <RadioList
            label="Zahlung"
            value={payment}
            onChange={setPayment}
            choices={[
              {
                value: "invoice",
                label: "Auf Rechnung",
                hint: "Der Zahlungsanbieter schickt sie der Agentur",
              },
              ...(hasPaymentMethod
                ? [
                    {
                      value: "method" as const,
                      label: "Von der hinterlegten Zahlungsart",
                      hint: "Wird sofort abgebucht",
                    },
                  ]
                : []),
            ]}
          />
          {payment === "invoice" && (
            <div className={form.row}>
              <TextField
                label="Zahlbar in Tagen"
                inputMode="numeric"
                required
                value={days}
                onChange={(event) => setDays(event.target.value.trim())}
                problem={
                  isTried && !areDaysRight
                    ? `Bitte ${saleLimits.daysUntilDueMin} bis ${saleLimits.daysUntilDueMax} Tage`
                    : undefined
                }
              />
            </div>
          )}
        </div>
      </Card>
      <Card title="Rechnung geht an">
        <RecipientFields recipient={recipient} />
      </Card>
      <div>
        <Button type="submit" aria-disabled={isBusy || isBlocked}>
          Summe berechnen
        </Button>
      </div>
    </form>
  );
}
