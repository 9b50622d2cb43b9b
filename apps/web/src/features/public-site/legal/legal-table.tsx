import type { ReactNode } from "react";
import styles from "./legal-table.module.css";

interface Props {
  caption: string;
  columns: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

/** On a narrow screen each row becomes a block whose cells bring their column's name along. */
export function LegalTable({ caption, columns, rows }: Props) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
