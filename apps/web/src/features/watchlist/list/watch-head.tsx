import { CheckCheck } from "lucide-react";
import {
  formatNumber,
  formatShortDay,
  formatTime,
  formatWeekday,
} from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import tabs from "../../../ui/layout/view-tabs.module.css";
import { isShownBy, watchFilters } from "../watched-row";
import type { WatchedRow, WatchFilter } from "../watched-row";
import styles from "./watch-head.module.css";

interface Props {
  rows: readonly WatchedRow[];
  total: number;
  lastLookAt: string | undefined;
  filter: WatchFilter;
  userId: string | undefined;
  now: Date;
  onFilter: (filter: WatchFilter) => void;
  onSeeAll: () => void;
}

const filterWords = {
  all: "Alle",
  changed: "Geändert",
  due: "Frist in 7 Tagen",
  mine: "Meine",
  unregistered: "Ohne Registrierung",
} as const satisfies Record<WatchFilter, string>;

/** How many are watched and how many are new, and which of them the list below shows */
export function WatchHead(props: Props) {
  const { rows, total, lastLookAt, filter, userId, now, onFilter, onSeeAll } = props;
  const changed = rows.filter(({ isUnseen }) => isUnseen).length;
  const countOf = (name: WatchFilter) => {
    if (name === "all") return total;
    // What was seen on this page is still shown there, and no longer new.
    if (name === "changed") return changed;
    return rows.filter((row) => isShownBy(row, name, userId, now)).length;
  };
  const since =
    lastLookAt === undefined
      ? ""
      : ` seit deinem letzten Blick (${formatWeekday(lastLookAt)} ${formatShortDay(lastLookAt, now)}, ${formatTime(new Date(lastLookAt)).replace(" Uhr", "")})`;
  return (
    <>
      <header className={styles.lead}>
        <div>
          <h1>Merkliste</h1>
          <span role="status">
            {`${formatNumber(total)} beobachtet · ${changed === 0 ? "nichts" : formatNumber(changed)} geändert${since}`}
          </span>
        </div>
        {rows.length > 0 && (
          <Button aria-disabled={changed === 0} onClick={onSeeAll}>
            <CheckCheck size={15} aria-hidden /> Alles gesehen
          </Button>
        )}
      </header>
      <nav className={styles.filters} aria-label="Auswahl">
        {watchFilters.map((name) => {
          const count = countOf(name);
          return (
            <button
              key={name}
              type="button"
              className={tabs.view}
              aria-current={name === filter ? "true" : undefined}
              onClick={() => onFilter(name)}
            >
              {filterWords[name]}
              {count > 0 && <small>{formatNumber(count)}</small>}
            </button>
          );
        })}
      </nav>
      {total > rows.length && (
        <p className={styles.cut}>
          Hier stehen die {formatNumber(rows.length)} mit der nächsten Frist von{" "}
          {formatNumber(total)} beobachteten Ausschreibungen.
        </p>
      )}
    </>
  );
}
