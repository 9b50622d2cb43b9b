import { useId, useState } from "react";
import type { CSSProperties, ReactNode } from "react";
import { formatNumber, formatShare } from "../../platform/format/format";
import { readStored, writeStored } from "../../platform/stored";
import { Card } from "../layout/card";
import styles from "./charts.module.css";

export interface ChartTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface Props {
  /** Remembers whether chart or table is shown. */
  name: string;
  title: string;
  note?: string;
  table: ChartTable;
  n: number;
  /** What could state it; without it nothing can be missing */
  total?: number;
  /** What is missing, e.g. "ohne Angabe" */
  missing?: string;
  children: ReactNode;
}

const keyOf = (name: string) => `tc_chart_${name}`;
const storage = () => localStorage;

/** A question, its chart or the same as a table, and what it rests on. */
export function ChartCard(props: Props) {
  const { name, title, note, table, n, total, missing, children } = props;
  const [isTable, setTable] = useState(readStored(storage, keyOf(name)) === "table");
  const id = useId();
  const toggle = () => {
    writeStored(storage, keyOf(name), isTable ? "chart" : "table");
    setTable(!isTable);
  };
  return (
    <Card title={title}>
      <div id={id}>{isTable ? <Table title={title} table={table} /> : children}</div>
      {/* On paper nothing can be switched, so the figures stand below the chart. */}
      {!isTable && (
        <div className={styles.paper}>
          <Table title={title} table={table} />
        </div>
      )}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <footer className={styles.rests}>
        <span>n = {formatNumber(n)}</span>
        {total !== undefined && missing !== undefined && total > 0 && (
          <span className={styles.gap}>
            <i style={{ "--have": `${(n / total) * 100}%` } as CSSProperties} aria-hidden />
            {formatShare(1 - n / total)} {missing}
          </span>
        )}
        <button type="button" onClick={toggle} aria-controls={id}>
          {isTable ? "Als Diagramm" : "Als Tabelle"}
          <span className="visually-hidden">: {title}</span>
        </button>
      </footer>
    </Card>
  );
}

function Table({ title, table: { heads, rows } }: { title: string; table: ChartTable }) {
  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={`${title} als Tabelle`}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {/* Two parties may bear one name. */}
          {rows.map(([first, ...rest], place) => (
            <tr key={`${place} ${first}`}>
              <th scope="row">{first}</th>
              {rest.map((cell, at) => (
                <td key={heads[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
