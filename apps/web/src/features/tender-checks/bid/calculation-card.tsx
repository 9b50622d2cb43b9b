import type { Calculation, CalculationInput, CheckResult, TenderCheck } from "@tc/contract";
import { cheapestTierWith, tierRights } from "@tc/domain";
import type { ReactNode } from "react";
import { useId, useState } from "react";
import { errorSentence } from "../../../platform/api/error-sentences";
import { formatMoney, formatNumber } from "../../../platform/format/format";
import { MoneyField } from "../../../ui/forms/money-field";
import { NumberField } from "../../../ui/forms/number-field";
import { Card, Disclosure } from "../../../ui/layout/card";
import { showToast } from "../../../ui/overlays/toast";
import { ChancesFacts } from "../../assessment";
import { useAgency } from "../../shell";
import { useCalculate } from "../queries";
import { BreakEven } from "./break-even";
import { percentWords, roundEuros } from "./money-words";
import styles from "./bid.module.css";

interface Props {
  slug: string;
  check: TenderCheck;
  effort: CheckResult["effort"];
}

/** What a bid costs and brings on average. A dashed field holds our assumption, until somebody enters a figure. */
export function CalculationCard({ slug, check, effort }: Props) {
  const { calculation } = check;
  const { entered } = calculation;
  const calculate = useCalculate(slug);
  const save = (next: CalculationInput) =>
    calculate.mutate(next, {
      onError: (error) => showToast(errorSentence(error), { isFailure: true }),
    });
  const hasEntered = Object.keys(entered).length > 0;
  return (
    <Card
      title="Lohnt sich das?"
      note={
        hasEntered && (
          <button
            type="button"
            className={styles.reset}
            onClick={() => {
              save({});
              showToast("Eigene Zahlen entfernt.", {
                action: { label: "Rückgängig", run: () => save(entered) },
              });
            }}
          >
            Zurücksetzen
          </button>
        )
      }
    >
      <Worth calculation={calculation} />
      <Figures calculation={calculation} save={save} />
      <ChancesFacts slug={slug} facts={calculation.chance?.facts} className={styles.note} />
      <Disclosure summary="Wie wir auf die Stunden kommen">
        <ul className={styles.effort}>
          {effort.map(({ name, hours }) => (
            <li key={name}>
              <span>{name}</span>
              <span>{formatNumber(hours)} h</span>
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          Eine Annahme, kein Erfahrungswert: Tragt eure eigenen Stunden ein.
        </p>
      </Disclosure>
    </Card>
  );
}

function Worth({
  calculation: { expected, chance, breakEvenPercent },
}: {
  calculation: Calculation;
}) {
  const isChanceOpen = useAgency().data?.features.includes("tenderChances") ?? true;
  return (
    <div className={styles.worth} aria-live="polite">
      {expected ? (
        <>
          <p className={styles.figure}>rund {roundEuros(expected.meanCents)}</p>
          <p className={styles.note}>
            Erwartungswert, Spanne {roundEuros(expected.lowCents)} bis{" "}
            {roundEuros(expected.highCents)}
          </p>
        </>
      ) : (
        <p className={styles.sentence}>
          {chance
            ? "Ohne Auftragswert lässt sich kein Ertrag schätzen. Tragt einen ein."
            : isChanceOpen
              ? "Für diese Ausschreibung nennen wir keine Chance; es bleibt bei den Kosten."
              : `Mit der Chance, ab ${tierRights(cheapestTierWith("tenderChances")).name}, rechnen wir auch den Ertrag.`}
        </p>
      )}
      {breakEvenPercent !== undefined && <BreakEven percent={breakEvenPercent} chance={chance} />}
    </div>
  );
}

interface FiguresProps {
  calculation: Calculation;
  save: (next: CalculationInput) => void;
}

function Figures({ calculation, save }: FiguresProps) {
  const { entered, contribution, costCents, chance } = calculation;
  const legend = useId();
  /** A field that was emptied shows our assumption again. */
  const [emptied, setEmptied] = useState(0);
  const change = (name: keyof CalculationInput) => (value: number | undefined) => {
    const { [name]: _, ...others } = entered;
    if (value === undefined) setEmptied((count) => count + 1);
    save(value === undefined ? others : { ...others, [name]: value });
  };
  const fieldOf = (name: keyof CalculationInput) => ({
    key: `${name} ${emptied}`,
    ...(isAssumed(calculation, name) && { describedBy: legend }),
    onChange: change(name),
  });
  return (
    <div className={styles.fields}>
      <Count
        {...fieldOf("hours")}
        label="Stunden für das Angebot"
        suffix="h"
        max={10_000}
        value={calculation.hours}
      />
      <Amount
        {...fieldOf("hourlyCostCents")}
        label="Kosten je Stunde"
        cents={calculation.hourlyCostCents}
      />
      <Amount
        {...fieldOf("externalCents")}
        label="Externe Kreative"
        cents={calculation.externalCents}
      />
      <Row
        name={`Künstlersozialabgabe ${percentWords(contribution.percent)} (${contribution.year})`}
      >
        {formatMoney({ cents: contribution.cents, currency: "EUR" })}
      </Row>
      <Amount
        {...fieldOf("feeCents")}
        label="Honorar vom Auftraggeber"
        cents={calculation.feeCents}
      />
      <Row name="Kosten des Angebots" isSum>
        {formatMoney({ cents: costCents, currency: "EUR" })}
      </Row>
      <Amount
        {...fieldOf("valueCents")}
        label="Auftragswert, netto"
        cents={calculation.valueCents}
      />
      <Count
        {...fieldOf("marginPercent")}
        label="Marge"
        suffix="%"
        max={100}
        value={calculation.marginPercent}
      />
      {chance && (
        <Row name="Chance, geschätzt">
          {percentWords(chance.percent)} ({chance.lowPercent}–{percentWords(chance.highPercent)})
        </Row>
      )}
      {calculation.valueOrigin === "calculated" && (
        <p className={styles.note}>
          Der Auftragswert folgt aus dem genannten Betrag: netto und für die ganze Laufzeit.
        </p>
      )}
      <p id={legend} className={styles.note}>
        Gestrichelt: unsere Annahme oder Schätzung, bis ihr eine Zahl eintragt.
      </p>
    </div>
  );
}

/** A figure that neither the agency entered nor the buyer stated */
function isAssumed(calculation: Calculation, name: keyof CalculationInput): boolean {
  if (calculation.entered[name] !== undefined) return false;
  return name !== "valueCents" || calculation.valueOrigin === "estimated";
}

interface FieldProps {
  label: string;
  /** Id of what says that the figure is assumed; the field is dashed then. */
  describedBy?: string;
  onChange: (value: number | undefined) => void;
}

function Amount(field: FieldProps & { cents: number | undefined }) {
  return (
    <div data-assumed={field.describedBy && true}>
      <MoneyField placeholder="unbekannt" {...field} />
    </div>
  );
}

function Count(field: FieldProps & { suffix: string; max: number; value: number }) {
  return (
    <div data-assumed={field.describedBy && true}>
      <NumberField placeholder="" min={0} {...field} />
    </div>
  );
}

function Row({
  name,
  isSum = false,
  children,
}: {
  name: string;
  isSum?: boolean;
  children: ReactNode;
}) {
  return (
    <p className={styles.row} data-sum={isSum || undefined}>
      <span>{name}</span>
      <span>{children}</span>
    </p>
  );
}
