import { laender } from "@tc/domain";
import type { Land } from "@tc/domain";
import { Link } from "react-router";
import { formatNumber } from "../../platform/format/format";
import styles from "./charts.module.css";

/** Where each Land stands, by row and column, and its usual short name. */
const tiles: Readonly<Record<Land, readonly [short: string, row: number, column: number]>> = {
  DEF: ["SH", 1, 2],
  DE6: ["HH", 1, 3],
  DE8: ["MV", 1, 4],
  DE5: ["HB", 2, 1],
  DE9: ["NI", 2, 2],
  DEE: ["ST", 2, 3],
  DE4: ["BB", 2, 4],
  DE3: ["BE", 2, 5],
  DEA: ["NW", 3, 1],
  DE7: ["HE", 3, 2],
  DEG: ["TH", 3, 3],
  DED: ["SN", 3, 4],
  DEB: ["RP", 4, 1],
  DE1: ["BW", 4, 2],
  DE2: ["BY", 4, 3],
  DEC: ["SL", 5, 1],
};

/** The Länder as tiles in place; number and bar say what the tint says. */
export function TileMap({
  counts,
  addressOf,
}: {
  counts: ReadonlyMap<Land, number>;
  addressOf: (land: Land) => string;
}) {
  const most = Math.max(...counts.values(), 1);
  return (
    <ul className={styles.tiles}>
      {(Object.entries(tiles) as [Land, (typeof tiles)[Land]][]).map(
        ([land, [short, row, column]]) => {
          const count = counts.get(land) ?? 0;
          return (
            <li
              key={land}
              style={{ gridArea: `${row}/${column}` }}
              data-step={count === 0 ? "none" : Math.max(1, Math.ceil((count / most) * 5))}
            >
              <Link to={addressOf(land)}>
                <span>{short}</span>
                <em className="visually-hidden"> {laender[land]}: </em>
                <b>{count === 0 ? "–" : formatNumber(count)}</b>
                <i style={{ width: `${(count / most) * 100}%` }} />
              </Link>
            </li>
          );
        },
      )}
    </ul>
  );
}
