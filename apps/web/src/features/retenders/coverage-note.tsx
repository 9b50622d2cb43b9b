import { count, formatNumber, formatShare } from "../../platform/format/format";
import type { RadarPage } from "./queries";
import styles from "./coverage-note.module.css";

type Coverage = RadarPage["coverage"];

const gapWords = {
  "no-term": "ohne veröffentlichte Laufzeit",
  unlimited: "unbefristet",
  short: "kürzer als 6 Monate",
  implausible: "mit unplausiblen Daten",
  "no-award-day": "ohne Tag des Zuschlags",
} as const satisfies Record<keyof Coverage["gaps"], string>;

/** What the list rests on, and what it leaves out and why. */
export function CoverageNote({ coverage, groups }: Pick<RadarPage, "coverage" | "groups">) {
  const { contracts, followed, over, gaps } = coverage;
  if (contracts === 0) return null;
  const gapEntries = Object.entries(gaps) as [keyof Coverage["gaps"], number | undefined][];
  const silent = gapEntries.reduce((sum, [, number = 0]) => sum + number, 0);
  const shown = groups.now + groups.next + groups.later;
  const reasons = gapEntries.flatMap(([gap, number = 0]) =>
    number === 0 ? [] : [`${formatNumber(number)} ${gapWords[gap]}`],
  );
  return (
    <footer className={styles.note}>
      <p>
        {formatNumber(shown)} von {count(contracts, "vergebenem Vertrag", "vergebenen Verträgen")}{" "}
        dieser Auswahl.{" "}
        {silent > 0 &&
          `${formatNumber(silent)} (${formatShare(silent / contracts)}) haben keinen absehbaren Zeitraum: ${reasons.join(", ")}. `}
        {followed > 0 &&
          `Bei ${formatNumber(followed)} ist eine Bekanntmachung erschienen, die zu ihnen passt. `}
        {over > 0 &&
          `Bei ${formatNumber(over)} ist der Zeitraum verstrichen, ohne dass wir eine zuordnen konnten. `}
        Die übrigen beginnen nach dem gewählten Vorlauf oder passen nicht zur gewählten Sicherheit.
      </p>
      <p>
        Wir lesen das aus veröffentlichten Ergebnissen. Ob neu ausgeschrieben wird, entscheidet
        allein der Auftraggeber.
      </p>
    </footer>
  );
}
