import { laender } from "@tc/domain";
import type { PartFigures } from "../figures/read-figures.ts";
import { barsFigure, columnsFigure, tilesFigure } from "./charts.ts";
import { nothing } from "./part.ts";
import type { PrintedPart } from "./part.ts";
import { countWords, euros, numberWords, periodWords, restsOn, shortPeriod } from "./words.ts";

export function volumePart({
  grain,
  periods,
  n,
  withoutLevel,
}: PartFigures["volume"]): PrintedPart {
  const title = `Wie viel ausgeschrieben wird, je ${grain === "month" ? "Monat" : "Quartal"}`;
  const hasUnknown = withoutLevel > 0;
  const names = ["EU-weit", "national", ...(hasUnknown ? ["ohne Angabe"] : [])];
  const last = periods.length - 1;
  const busiest = periods.toSorted((a, b) => totalOf(b) - totalOf(a))[0];
  const alt =
    busiest === undefined || n === 0
      ? `Säulen: ${nothing}`
      : `Säulen von ${periodWords(periods[0]!.label)} bis ${periodWords(periods[last]!.label)}; die höchste ist ${periodWords(busiest.label)} mit ${countWords(totalOf(busiest), "Ausschreibung", "Ausschreibungen")}. Alle Werte stehen in der Tabelle.`;
  return {
    title,
    figures: [
      columnsFigure(
        alt,
        names,
        periods.map(({ label, eu, national, unknown }, at) => ({
          label: shortPeriod(label),
          parts: [eu, national, ...(hasUnknown ? [unknown] : [])],
          isRunning: at === last,
        })),
      ),
    ],
    rests: `n = ${numberWords(n)}`,
    note: `Nach dem Tag der ersten Bekanntmachung.${hasUnknown ? ` Bei ${numberWords(withoutLevel)} ist nicht gesagt, ob sie EU-weit oder national sind.` : ""}`,
    table: {
      head: [
        grain === "month" ? "Monat" : "Quartal",
        "EU-weit",
        "national",
        "ohne Angabe",
        "zusammen",
      ],
      widths: [1.6, 1, 1, 1, 1],
      rows: periods
        .map((period, at) => [
          `${periodWords(period.label)}${at === last ? " (läuft noch)" : ""}`,
          numberWords(period.eu),
          numberWords(period.national),
          numberWords(period.unknown),
          numberWords(totalOf(period)),
        ])
        .toReversed(),
    },
  };
}

const totalOf = ({ eu, national, unknown }: PartFigures["volume"]["periods"][number]) =>
  eu + national + unknown;

export function regionsPart({ total, n, laender: rows }: PartFigures["regions"]): PrintedPart {
  const sorted = rows.toSorted((a, b) => b.count - a.count);
  const most = sorted
    .slice(0, 3)
    .map(({ land, count }) => `${laender[land]} ${numberWords(count)}`)
    .join(", ");
  return {
    title: "Wo ausgeschrieben wird",
    figures: [
      tilesFigure(
        `Kacheln der Länder: ${most === "" ? nothing : `am meisten ${most}. Alle Werte stehen in der Tabelle.`}`,
        new Map(rows.map(({ land, count }) => [land, count])),
      ),
    ],
    rests: restsOn(n, total, "ohne Land"),
    note: "Mit Orten in mehreren Ländern zählt eine Ausschreibung in jedem. Schraffiert: keine.",
    table: {
      head: ["Land", "Ausschreibungen"],
      rows: sorted.map(({ land, count }) => [laender[land], numberWords(count)]),
    },
  };
}

const listed = 8;

interface Party {
  readonly name: string;
  readonly count: number;
  readonly valueN: number;
  readonly valueCents?: number | undefined;
  readonly isOwn?: boolean;
}

const valueOf = ({ valueCents, valueN }: Party) =>
  valueCents === undefined ? "ohne Wert" : `${euros(valueCents)} in ${numberWords(valueN)}`;
const nameOf = ({ name, isOwn = false }: Party) => (isOwn ? `${name} (ihr)` : name);

function partyPart(
  title: string,
  counted: string,
  note: string,
  rests: string,
  parties: readonly Party[],
): PrintedPart {
  const shown = parties.filter(({ isOwn = false }, at) => at < listed || isOwn);
  return {
    title,
    figures:
      shown.length === 0
        ? []
        : [
            barsFigure(
              `Balken: ${shown.map((party) => `${nameOf(party)} ${numberWords(party.count)} ${counted}`).join("; ")}`,
              shown.map((party) => ({
                name: nameOf(party),
                count: party.count,
                words: valueOf(party),
                isOwn: party.isOwn ?? false,
              })),
            ),
          ],
    ...(shown.length === 0 && { cases: [nothing] }),
    rests,
    note,
    table: {
      head: ["Name", counted, "Wert (in wie vielen)"],
      widths: [2.4, 1, 1.4],
      rows: parties.map((party) => [nameOf(party), numberWords(party.count), valueOf(party)]),
    },
  };
}

export function winnersPart({ total, n, winners, winnerCount }: PartFigures["winners"]) {
  return partyPart(
    "Wer gewinnt",
    "Zuschläge",
    `Zuschläge je Los und Summe der veröffentlichten Werte; Lose mit mehreren Gewinnern ohne Wert. ${countWords(winnerCount, "Unternehmen", "Unternehmen")} insgesamt.`,
    restsOn(n, total, "ohne Gewinner"),
    winners,
  );
}

export function buyersPart({ total, n, buyers, buyerCount }: PartFigures["buyers"]) {
  return partyPart(
    "Wer ausschreibt",
    "Ausschreibungen",
    `Ausschreibungen und Summe der veröffentlichten Werte vergebener. ${countWords(buyerCount, "Auftraggeber", "Auftraggeber")} insgesamt.`,
    restsOn(n, total, "ohne Auftraggeber"),
    buyers,
  );
}
