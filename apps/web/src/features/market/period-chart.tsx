import { useId, useState } from "react";
import { formatNumber } from "../../platform/format/format";
import { Button } from "../../ui/forms/button";
import { Card } from "../../ui/layout/card";
import styles from "./period-chart.module.css";

export interface Period {
  readonly label: string;
  /** undefined: "zu wenig Daten" */
  readonly value: number | undefined;
  readonly n: number;
}

interface Props {
  title: string;
  periods: readonly Period[];
  format?: (value: number) => string;
  /** What n counts, e.g. "Ergebnisse mit Zahl der Angebote". */
  nWords: string;
}

/** One figure over the quarters, as bars or as a table. */
export function PeriodChart({ title, periods, format = formatNumber, nWords }: Props) {
  const [isTable, setTable] = useState(false);
  const id = useId();
  return (
    <Card
      title={title}
      note={
        <Button look="quiet" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          Als Tabelle
        </Button>
      }
    >
      {isTable ? (
        <PeriodTable id={id} periods={periods} format={format} nWords={nWords} title={title} />
      ) : (
        <Bars periods={periods} format={format} title={title} />
      )}
    </Card>
  );
}

/** Bars alone, for a card of another screen */
export function Bars({
  periods,
  format,
  title,
}: Pick<Required<Props>, "periods" | "format" | "title">) {
  const most = Math.max(...periods.map(({ value }) => value ?? 0), 1);
  const described = periods
    .map(
      ({ label, value }) =>
        `${quarterWords(label)}: ${value === undefined ? "zu wenig Daten" : format(value)}`,
    )
    .join("; ");
  return (
    <div className={styles.chart} role="img" aria-label={`${title}. ${described}`}>
      {periods.map(({ label, value }, index) => (
        <div
          key={label}
          className={styles.period}
          title={`${quarterWords(label)}: ${value === undefined ? "zu wenig Daten" : format(value)}`}
        >
          <span className={styles.value}>{value === undefined ? "–" : format(value)}</span>
          <i
            data-missing={value === undefined || undefined}
            style={{ height: `${value === undefined ? 4 : Math.max(2, (value / most) * 100)}px` }}
          />
          <span className={styles.label} data-minor={index % 2 === 1 || undefined}>
            {shortQuarter(label)}
          </span>
        </div>
      ))}
    </div>
  );
}

export function PeriodTable(props: Required<Props> & { id: string }) {
  const { title, periods, format, nWords } = props;
  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={`${title} als Tabelle`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Quartal</th>
            <th scope="col">{title}</th>
            <th scope="col">{nWords}</th>
          </tr>
        </thead>
        <tbody>
          {periods.map(({ label, value, n }) => (
            <tr key={label}>
              <th scope="row">{quarterWords(label)}</th>
              <td>{value === undefined ? "zu wenig Daten" : format(value)}</td>
              <td>{formatNumber(n)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** "2025-Q3" → "3. Quartal 2025" */
function quarterWords(label: string): string {
  const parts = /^(\d{4})-Q([1-4])$/.exec(label);
  return parts ? `${parts[2]}. Quartal ${parts[1]}` : label;
}

/** "2025-Q3" → "Q3 25" */
function shortQuarter(label: string): string {
  return label.replace(/^\d{2}(\d{2})-Q(\d)$/, "Q$2 $1");
}
