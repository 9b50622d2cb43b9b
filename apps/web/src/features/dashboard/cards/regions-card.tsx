import { laender } from "@tc/domain";
import type { Land } from "@tc/domain";
import { useState } from "react";
import { Link } from "react-router";
import { count, formatNumber } from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import type { Dashboard } from "../queries";
import { PartCard } from "./part-card";
import styles from "./regions-card.module.css";

type Ready = Extract<Dashboard["regions"], { state: "ready" }>;

/** Where each Land lies among the tiles: column and row */
const places = {
  DEF: ["SH", 2, 1],
  DE6: ["HH", 3, 1],
  DE8: ["MV", 4, 1],
  DE5: ["HB", 1, 2],
  DE9: ["NI", 2, 2],
  DEE: ["ST", 3, 2],
  DE4: ["BB", 4, 2],
  DE3: ["BE", 5, 2],
  DEA: ["NW", 1, 3],
  DE7: ["HE", 2, 3],
  DEG: ["TH", 3, 3],
  DED: ["SN", 4, 3],
  DEB: ["RP", 1, 4],
  DE1: ["BW", 2, 4],
  DE2: ["BY", 3, 4],
  DEC: ["SL", 1, 5],
} as const satisfies Record<Land, readonly [code: string, column: number, row: number]>;

interface Props {
  part: Dashboard["regions"] | undefined;
  /** The profile names what the agency offers. */
  hasOffer: boolean;
  onRetry: () => void;
}

/** Open tenders of the agency's field by Land; each tile leads to its tenders. */
export function RegionsCard({ part, hasOffer, onRetry }: Props) {
  const [isTable, setTable] = useState(false);
  return (
    <PartCard
      title="Woher sie kommen"
      note={
        part?.state === "ready" &&
        part.total > 0 && (
          <Button
            look="quiet"
            className={styles.toggle}
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
          >
            Als Tabelle
          </Button>
        )
      }
      part={part}
      onRetry={onRetry}
      height={240}
    >
      {part?.state === "ready" &&
        (part.total === 0 ? (
          <p className={styles.foot}>
            {hasOffer ? "In euren Branchen ist" : "Zurzeit ist"} gerade nichts offen.{" "}
            <Link to="/app/results?field=all">Alle Ausschreibungen ansehen</Link>
          </p>
        ) : (
          <>
            {isTable ? <Table {...part} /> : <Tiles {...part} />}
            <p className={styles.foot}>
              {count(part.total, "offene Ausschreibung", "offene Ausschreibungen")}
              {hasOffer && " in euren Branchen"}, {formatNumber(part.withoutLand)} ohne Land. Was in
              mehreren Ländern spielt, zählt in jedem.
            </p>
          </>
        ))}
    </PartCard>
  );
}

const pathOf = (filters: Ready["filters"], land: Land) =>
  `/app/results?${new URLSearchParams({ ...filters, region: land })}`;

function Tiles({ lands, filters }: Ready) {
  const most = Math.max(...lands.map((entry) => entry.count), 1);
  return (
    <ul className={styles.tiles}>
      {lands.map((entry) => {
        const [code, column, row] = places[entry.land];
        return (
          <li key={entry.land} style={{ gridColumn: column, gridRow: row }}>
            <Link to={pathOf(filters, entry.land)} data-step={stepOf(entry.count, most)}>
              <small>{code}</small> <b>{entry.count === 0 ? "–" : formatNumber(entry.count)}</b>
              <span className="visually-hidden"> offen in {laender[entry.land]}</span>
              <i style={{ width: `${(entry.count / most) * 100}%` }} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Five tints by the share of the largest; 0: nothing */
function stepOf(value: number, most: number): number {
  return value === 0 ? 0 : Math.max(1, Math.ceil((value / most) * 5));
}

function Table({ lands, filters }: Ready) {
  const ordered = lands.toSorted(
    (a, b) => b.count - a.count || laender[a.land].localeCompare(laender[b.land], "de"),
  );
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Land</th>
          <th scope="col">offen</th>
        </tr>
      </thead>
      <tbody>
        {ordered.map((entry) => (
          <tr key={entry.land}>
            <th scope="row">
              <Link to={pathOf(filters, entry.land)}>{laender[entry.land]}</Link>
            </th>
            <td>{formatNumber(entry.count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
