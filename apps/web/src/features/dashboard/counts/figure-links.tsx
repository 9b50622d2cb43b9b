import { addDays, cheapestTierWith, tierRights } from "@tc/domain";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useNow } from "../../../platform/format/clock";
import {
  berlinDay,
  formatNumber,
  formatShortDay,
  formatTime,
} from "../../../platform/format/format";
import { seeMatches } from "../queries";
import type { Dashboard } from "../queries";
import styles from "./figure-links.module.css";

interface Props {
  /** undefined: it has not been read yet */
  dashboard: Dashboard | undefined;
}

/** Four numbers, each with the way to the list that it counts. */
export function FigureLinks({ dashboard }: Props) {
  const now = useNow();
  return (
    <ul className={styles.figures} aria-label="Auf einen Blick">
      <NewMatches part={dashboard?.newMatches} now={now} />
      <Deadlines part={dashboard?.deadlines} />
      <Changes part={dashboard?.changes} />
      <Checks part={dashboard?.checks} now={now} />
    </ul>
  );
}

function NewMatches({ part, now }: { part: Dashboard["newMatches"] | undefined; now: Date }) {
  if (part?.state !== "ready") return <Missing name="neue Treffer" part={part} />;
  const { count, since, asOf, hasLooked, isScored, filters } = part;
  return (
    <Figure
      value={count}
      note={hasLooked ? `seit ${lookWords(since, now)}` : "in den letzten 7 Tagen"}
      name={filters.fitMin === undefined ? "neu in euren Branchen" : matchWords(isScored)}
      to={`/app/results?${new URLSearchParams(filters)}`}
      onOpen={() => seeMatches(asOf)}
    />
  );
}

const matchWords = (isScored: boolean) =>
  isScored ? "neue Treffer" : "neue Treffer, die Bewertung läuft noch";

function Deadlines({ part }: { part: Dashboard["deadlines"] | undefined }) {
  if (part?.state !== "ready") return <Missing name="Fristen in 7 Tagen" part={part} />;
  const isWatchlist = part.list === "watchlist";
  return (
    <Figure
      value={part.count}
      isBad={part.count > 0}
      note={isWatchlist ? "auf eurer Merkliste" : "in euren Branchen"}
      name="Fristen in 7 Tagen"
      to={
        isWatchlist
          ? "/app/watchlist?auswahl=due"
          : `/app/results?${new URLSearchParams(part.filters)}`
      }
    />
  );
}

function Changes({ part }: { part: Dashboard["changes"] | undefined }) {
  const name = "geändert, von euch beobachtet";
  if (part?.state === "locked") {
    return (
      <Locked
        name={name}
        plan={`ab ${tierRights(cheapestTierWith(part.feature)).name}`}
        to={`/app/upgrade?feature=${part.feature}`}
      />
    );
  }
  if (part?.state !== "ready") return <Missing name={name} part={part} />;
  return (
    <Figure
      value={part.count}
      note={part.count === 0 ? "nichts Neues" : "seit deinem letzten Blick"}
      name={name}
      to="/app/watchlist?auswahl=changed"
    />
  );
}

function Checks({ part, now }: { part: Dashboard["checks"] | undefined; now: Date }) {
  if (part?.state === "noPlan") {
    return <Locked name="TenderChecks" plan="ab Basic" to="/app/upgrade" />;
  }
  if (part?.state !== "ready") return <Missing name="TenderChecks" part={part} />;
  return (
    <Figure
      value={part.used}
      note={`von ${formatNumber(part.limit)} genutzt`}
      name={`TenderChecks, neu ab ${formatShortDay(part.renewsOn, now)}`}
      to="/app/subscription"
    />
  );
}

interface FigureProps {
  value: number;
  note: string;
  name: string;
  to: string;
  isBad?: boolean;
  onOpen?: () => void;
}

function Figure({ value, note, name, to, isBad = false, onOpen }: FigureProps) {
  return (
    <li>
      <Link to={to} onClick={onOpen}>
        <span className={styles.value}>
          <b data-bad={isBad || undefined}>{formatNumber(value)}</b> <small>{note}</small>
        </span>{" "}
        <span className={styles.name}>{name}</span>
      </Link>
    </li>
  );
}

function Locked({ name, plan, to }: { name: string; plan: string; to: string }) {
  return (
    <li>
      <Link to={to}>
        <span className={styles.value}>
          <Lock size={20} aria-hidden /> <small>{plan}</small>
        </span>{" "}
        <span className={styles.name}>{name}</span>
      </Link>
    </li>
  );
}

function Missing({ name, part }: { name: string; part: { state: string } | undefined }): ReactNode {
  return (
    <li>
      <span className={styles.value}>
        <b aria-hidden>–</b> <small>{part ? "nicht geladen" : "lädt …"}</small>
      </span>{" "}
      <span className={styles.name}>{name}</span>
    </li>
  );
}

/** "heute, 9:12 Uhr", "gestern, 17:40 Uhr", "20.11." */
function lookWords(at: string, now: Date): string {
  const day = berlinDay(new Date(at));
  const today = berlinDay(now);
  const time = formatTime(new Date(at));
  if (day === today) return `heute, ${time}`;
  if (day === addDays(today, -1)) return `gestern, ${time}`;
  return formatShortDay(at, now);
}
