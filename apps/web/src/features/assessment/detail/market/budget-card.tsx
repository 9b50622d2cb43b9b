import { Link } from "react-router";
import {
  count,
  formatDay,
  formatMoney,
  formatMoneyShort,
} from "../../../../platform/format/format";
import { Card } from "../../../../ui/layout/card";
import { QuotePlace } from "../../../../ui/data/quote-place";
import { formatEstimateLong } from "../../row/format-estimate";
import { planName } from "../../row/words";
import type { Budget, BudgetEstimate } from "../queries";
import styles from "./budget-card.module.css";

type Shown = Exclude<Budget, { kind: "locked" | "pending" }>;
type Range = Pick<BudgetEstimate, "medianCents" | "lowCents" | "highCents" | "n">;

const euros = (cents: number) => formatMoneyShort({ cents, currency: "EUR" });

/** The value with what it is: published, a maximum, quoted, estimated, or honestly none. */
export function BudgetCard({ slug, budget }: { slug: string; budget: Shown }) {
  return (
    <Card title="Budget" note={noteOf(budget)}>
      <BudgetBody slug={slug} budget={budget} />
    </Card>
  );
}

function noteOf(budget: Shown): string {
  if (budget.kind === "published") return "veröffentlicht";
  if (budget.kind === "maximum") return "Höchstwert";
  if (budget.kind === "quoted") return budget.document ? "laut Unterlagen" : "im Text genannt";
  return budget.kind === "estimate" ? "geschätzt" : "keine Schätzung";
}

function BudgetBody({ slug, budget }: { slug: string; budget: Shown }) {
  if (budget.kind === "published") {
    return (
      <>
        <p className={styles.value}>{formatMoney(budget.money)}</p>
        <p className={styles.note}>
          {budget.source === "awarded"
            ? "Vergebener Wert laut Ergebnis."
            : "Schätzwert des Auftraggebers, ohne Umsatzsteuer."}
        </p>
      </>
    );
  }
  if (budget.kind === "maximum") {
    return (
      <>
        <p className={styles.value}>bis {formatMoney(budget.money)}</p>
        <p className={styles.note}>Obergrenze der Rahmenvereinbarung, kein erwarteter Umsatz.</p>
        {budget.estimate && <EstimatedRange range={budget.estimate} />}
      </>
    );
  }
  if (budget.kind === "quoted") {
    return (
      <>
        <p className={styles.value}>
          {formatMoney(budget.money)}
          {budget.isGross && " mit Umsatzsteuer"}
        </p>
        <blockquote className={styles.quote}>
          „{budget.quote}“ {budget.document && <QuotePlace slug={slug} quote={budget} />}
        </blockquote>
        {budget.aboveCap && (
          <p className={styles.note}>
            Das liegt über der Grenze eures Tarifs ({euros(budget.aboveCap.capCents)}, mehr ab{" "}
            {planName[budget.aboveCap.tier]}). Was ihr hochladet, sperrt nichts.
          </p>
        )}
      </>
    );
  }
  if (budget.kind === "none") {
    return (
      <>
        <p className={styles.value}>Keine belastbare Schätzung</p>
        <p className={styles.note}>
          {budget.reason === "too-thin"
            ? `Dafür gibt es zu wenige vergleichbare Vergaben (n = ${budget.n}).`
            : "Vergleichbare Vergaben liegen zu weit auseinander, mehr als eins zu zwanzig."}
        </p>
      </>
    );
  }
  return (
    <>
      <EstimatedRange range={budget} />
      {budget.comparables.length > 0 && <Comparables comparables={budget.comparables} />}
    </>
  );
}

function EstimatedRange({ range }: { range: Range }) {
  return (
    <>
      <p className={styles.value}>
        <span className={styles.estimated}>
          {formatEstimateLong(range.lowCents, range.highCents)}
        </span>
      </p>
      <p className={styles.note}>
        8 von 10 vergleichbaren Vergaben liegen in dieser Spanne, die Mitte bei{" "}
        {euros(range.medianCents)}. Geschätzt aus {count(range.n, "Vergabe", "Vergaben")}, netto.
      </p>
    </>
  );
}

function Comparables({ comparables }: Pick<BudgetEstimate, "comparables">) {
  return (
    <section className={styles.comparables}>
      <h3>Vergleichbare Vergaben</h3>
      <ul>
        {comparables.map((comparable) => (
          <li key={`${comparable.tenderSlug} ${comparable.valueCents}`}>
            <span>
              <Link to={`/app/tender/${comparable.tenderSlug}`}>{comparable.title}</Link>
              <small>
                {[
                  comparable.buyer,
                  comparable.awardedOn !== undefined && formatDay(comparable.awardedOn),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </small>
            </span>
            <b>{euros(comparable.valueCents)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
