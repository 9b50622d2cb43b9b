import type { getMethodology, getOwnCalibration } from "@tc/contract";
import { Link } from "react-router";
import type { z } from "zod";
import { count, formatNumber } from "../../platform/format/format";
import { tenderPath } from "../../platform/tender-path";
import { Calibration } from "../../ui/charts/calibration";
import { ChartCard } from "../../ui/charts/chart-card";
import styles from "./bi-page.module.css";

/** Fewer say nothing as a share. */
const fewestForShares = 20;
const percent = (share: number) => `${formatNumber(Math.round(share * 100))} %`;
const howToRead =
  " Waagrecht steht, was gesagt war, senkrecht, was eintrat; auf der gestrichelten Linie stimmen beide überein. Strich: die 90-%-Spanne dessen, was hinter dem Gesehenen stehen kann.";
const heads = ["gesagt", "eingetreten", "Spanne", "n"];

type Own = z.output<typeof getOwnCalibration.response>;
type Published = z.output<typeof getMethodology.response>["outcomes"];
type Bins = NonNullable<Own["bins"]>;

const rowsOf = (bins: Bins) =>
  bins.map((bin) => [
    percent(bin.said),
    percent(bin.seen),
    `${percent(bin.low)} bis ${percent(bin.high)}`,
    formatNumber(bin.n),
  ]);

export const ownCalibrationTitle = "Was wir euch sagten, was eintrat";

export function OwnCalibrationPanel({ answer }: { answer: Own }) {
  const { decided, n, won, cases = [], bins } = answer;
  return (
    <ChartCard
      name="own-calibration"
      title={ownCalibrationTitle}
      n={n}
      total={decided}
      missing="ohne gesagte Chance"
      note={`Eure entschiedenen Angebote aus allen Jahren, sieht nur eure Agentur. Die Chance gilt, wie sie beim Melden des Angebots stand.${bins ? howToRead : ""}`}
      table={
        bins
          ? { heads, rows: rowsOf(bins) }
          : {
              heads: ["Ausschreibung", "gesagt", "Ausgang"],
              rows: cases.map(({ title, chancePercent, isWon }) => [
                title,
                `${formatNumber(chancePercent)} %`,
                isWon ? "gewonnen" : "verloren",
              ]),
            }
      }
    >
      {bins ? (
        <>
          <p className={styles.own}>
            Von {formatNumber(n)} Angeboten mit gesagter Chance habt ihr {formatNumber(won)}{" "}
            gewonnen.
          </p>
          <Calibration title={ownCalibrationTitle} bins={bins} />
        </>
      ) : n === 0 ? (
        <p className={styles.nothing}>
          Noch ist kein Angebot entschieden, zu dem wir eine Chance genannt hatten. Melde Angebote
          und ihren Ausgang in der Pipeline.
        </p>
      ) : (
        <>
          <p className={styles.own}>
            {won} von {count(n, "Angebot", "Angeboten")} gewonnen. Für Anteile sind es zu wenige,
            deshalb die Fälle:
          </p>
          <ul className={styles.cases}>
            {cases.map(({ tenderSlug, title, chancePercent, isWon }) => (
              <li key={tenderSlug}>
                <Link to={tenderPath(tenderSlug)}>{title}</Link>
                <small>
                  gesagt {formatNumber(chancePercent)} %, {isWon ? "gewonnen" : "verloren"}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </ChartCard>
  );
}

export const publishedCalibrationTitle = "Wie gut unsere Chancen insgesamt stimmen";

export function PublishedCalibrationPanel({ outcomes }: { outcomes: Published }) {
  const { n, bins, error } = outcomes;
  const isEnough = n >= fewestForShares;
  return (
    <ChartCard
      name="published-calibration"
      title={publishedCalibrationTitle}
      n={n}
      note={`Gemeldete Ausgänge aller Agenturen, nur wo genügend Agenturen zusammenkommen; dieselben Zahlen stehen auf der Seite Methodik.${isEnough ? howToRead : ""}`}
      table={{ heads, rows: isEnough ? rowsOf(bins) : [] }}
    >
      {isEnough ? (
        <>
          {error !== undefined && (
            <p className={styles.own}>
              Im Mittel lagen gesagt und eingetreten {formatNumber(Math.round(error * 100))}{" "}
              Prozentpunkte auseinander.
            </p>
          )}
          <Calibration title={publishedCalibrationTitle} bins={bins} />
        </>
      ) : (
        <p className={styles.nothing}>
          {n === 0
            ? "Noch liegen zu wenige Ausgänge von genügend Agenturen vor."
            : `Erst ${count(n, "Ausgang", "Ausgänge")}: zu wenige für einen Anteil.`}
        </p>
      )}
    </ChartCard>
  );
}
