import type { AgencySector } from "@tc/domain";
import type { PartFigures } from "../figures/read-figures.ts";
import { rangesFigure, smallsFigure } from "./charts.ts";
import { nothing } from "./part.ts";
import type { PrintedPart } from "./part.ts";
import { euros, numberWords, percentWords, restsOn, sectorName } from "./words.ts";

/** More small charts than these would be looked at one by one; the table has all. As on screen. */
const mostGroups = 6;
/** Fewer are told one by one. */
const fewest = 8;

interface Group {
  readonly sector?: AgencySector | undefined;
  readonly total: number;
  readonly n: number;
  readonly values?: readonly number[] | undefined;
}

/** Sectors that state something; the table has the others. */
function shown<Shown extends Group>(groups: readonly Shown[]): readonly Shown[] {
  return groups.filter(({ sector, n }) => sector !== undefined && n > 0).slice(0, mostGroups);
}

function restWords(groups: readonly Group[]): string {
  const more = groups.filter(({ sector, n }) => sector !== undefined && n > 0).length - mostGroups;
  if (more <= 0) return "";
  return more === 1
    ? " Eine weitere Branche steht in der Tabelle."
    : ` ${more} weitere Branchen stehen in der Tabelle.`;
}

function casesOf({ n, values = [] }: Group, format: (value: number) => string) {
  return n < fewest ? values.map(format).join(" · ") : undefined;
}

const medianWords = (median: number | undefined, format: (value: number) => string) =>
  median === undefined ? "zu wenig Daten" : format(median);

interface HistogramGroup extends Group {
  readonly bins: readonly number[];
  readonly median?: number | undefined;
}

function histogramPart(
  {
    title,
    note,
    labels,
    binOf,
    format,
  }: {
    readonly title: string;
    readonly note: string;
    readonly labels: readonly string[];
    readonly binOf: (median: number) => number;
    readonly format: (value: number) => string;
  },
  heads: readonly string[],
  groups: readonly HistogramGroup[],
): PrintedPart {
  const all = groups[0] ?? { total: 0, n: 0 };
  const smalls = shown(groups);
  const alt = `Kleine Säulen je Branche: ${smalls
    .map(
      ({ sector, n, median }) =>
        `${sectorName(sector)} n ${n}, Median ${medianWords(median, format)}`,
    )
    .join("; ")}. Alle Werte stehen in der Tabelle.`;
  return {
    title,
    figures:
      smalls.length === 0
        ? []
        : [
            smallsFigure(
              alt,
              labels,
              smalls.map((group) => ({
                name: sectorName(group.sector),
                n: group.n,
                bins: group.bins,
                medianBin: group.median === undefined ? undefined : binOf(group.median),
                cases: casesOf(group, format),
              })),
            ),
          ],
    ...(smalls.length === 0 && { cases: [nothing] }),
    rests: restsOn(all.n, all.total, "ohne Angabe"),
    note: `${note}${restWords(groups)}`,
    table: {
      head: ["Branche", ...heads, "Median", "n", "ohne Angabe"],
      widths: [2.2, ...heads.map(() => 0.7), 1.1, 0.8, 1.1],
      rows: groups.map((group) => [
        sectorName(group.sector),
        ...group.bins.map(numberWords),
        medianWords(group.median, format),
        numberWords(group.n),
        numberWords(group.total - group.n),
      ]),
    },
  };
}

export const offerLabels = ["1", "2", "3", "4", "5", "6–8", "9+"] as const;

export function offersPart({ groups }: PartFigures["offers"]): PrintedPart {
  const electronic = groups[0]?.electronic ?? 0;
  const note = `Angebote je Los; hat eine Vergabe mehrere, zählt das mittlere. Die dunkle Säule enthält den Median. Wer in mehrere Branchen fällt, steht in jeder.${
    electronic > 0 ? ` Bei ${numberWords(electronic)} sind nur elektronische Angebote gezählt.` : ""
  }`;
  const look = {
    title: "Wie viele anbieten",
    note,
    labels: offerLabels,
    binOf: (offers: number) => (offers <= 5 ? offers - 1 : offers <= 8 ? 5 : 6),
    format: numberWords,
  };
  return histogramPart(look, offerLabels, groups);
}

export const weightLabels = ["0", "10", "20", "30", "40", "50", "60", "70", "80", "90"] as const;

export function priceWeightsPart({ groups }: PartFigures["priceWeights"]): PrintedPart {
  const look = {
    title: "Wie viel der Preis zählt",
    note: "Gewicht von Preis und Kosten laut Bekanntmachung, in Schritten von 10 %. Gewichte, die nur in Unterlagen stehen, fehlen.",
    labels: weightLabels,
    binOf: (median: number) => Math.min(Math.floor(median / 10), 9),
    format: percentWords,
  };
  return histogramPart(
    look,
    weightLabels.map((from) => `ab ${from}`),
    groups,
  );
}

export function valuesPart({ groups }: PartFigures["values"]): PrintedPart {
  const all = groups[0] ?? { total: 0, n: 0 };
  const ranges = shown(groups).map(({ sector, n, median, spread, values = [] }) => ({
    name: sectorName(sector),
    words: median === undefined ? `${n} ${n === 1 ? "Fall" : "Fälle"}` : euros(median),
    median,
    spread,
    points: values,
  }));
  return {
    title: "Was es wert ist, netto",
    figures:
      ranges.length === 0
        ? []
        : [
            rangesFigure(
              `Spannen vergebener Werte: ${ranges.map(({ name, words }) => `${name} ${words}`).join("; ")}`,
              ranges,
            ),
          ],
    ...(ranges.length === 0 && { cases: [nothing] }),
    rests: restsOn(all.n, all.total, "ohne Angabe"),
    note: `Vergebene Werte. Strich: Median. Balken: mittlere Hälfte. Linie: 10 bis 90 %. Unter 20 Werten stehen Punkte. Höchstwerte von Rahmenverträgen zählen nicht.${restWords(groups)}`,
    table: {
      head: ["Branche", "10 %", "25 %", "Median", "75 %", "90 %", "n", "ohne Angabe"],
      widths: [1.9, 1, 1, 1.1, 1, 1, 0.6, 0.8],
      rows: groups.map(({ sector, total, n, median, spread }) => [
        sectorName(sector),
        spread ? euros(spread.p10) : "–",
        spread ? euros(spread.p25) : "–",
        medianWords(median, euros),
        spread ? euros(spread.p75) : "–",
        spread ? euros(spread.p90) : "–",
        numberWords(n),
        numberWords(total - n),
      ]),
    },
  };
}
