import type { Land } from "@tc/domain";
import type { Pen } from "../../../platform/pdf/pen.ts";
import type { PdfFigure } from "../../../platform/pdf/write-pdf.ts";
import { numberWords } from "./words.ts";

// Light tokens of the screens' charts.
const ink = "#17191f";
const quiet = "#5d5d66";
const grid = "#d9d5c8";
const [series1, series2, series3] = ["#17191f", "#5a64e6", "#a0977f"] as const;
const series = [series1, series2, series3] as const;
const tints = ["#d8d7d6", "#bdbdd8", "#9fa2da", "#636cde", "#2b37d6"] as const;

interface StackedColumn {
  readonly label: string;
  readonly parts: readonly number[];
  readonly isRunning: boolean;
}

/** Columns from zero on; the running period is hatched. */
export function columnsFigure(
  alt: string,
  names: readonly string[],
  columns: readonly StackedColumn[],
): PdfFigure {
  const plotHeight = 120;
  const [top, left] = [22, 36];
  return {
    kind: "figure",
    alt,
    height: top + plotHeight + 22,
    draw(pen) {
      const most = Math.max(...columns.map(({ parts }) => sum(parts)), 1);
      const ticks = roundTicks(most);
      const limit = ticks.at(-1) ?? 1;
      drawLegend(pen, names);
      for (const tick of ticks) {
        const y = top + plotHeight * (1 - tick / limit);
        pen.line([left, y], [pen.width, y], { colour: grid });
        pen.label(numberWords(tick), 0, y - 4, {
          size: 7.5,
          colour: quiet,
          width: left - 6,
          align: "right",
        });
      }
      const step = (pen.width - left) / columns.length;
      const every = Math.ceil(34 / step);
      for (const [at, { label, parts, isRunning }] of columns.entries()) {
        const x = left + at * step + step * 0.14;
        let base = top + plotHeight;
        for (const [index, part] of parts.entries()) {
          const height = (part / limit) * plotHeight;
          if (height <= 0) continue;
          const colour = series[index] ?? series3;
          const box = {
            x,
            y: base - height,
            width: step * 0.72,
            height: Math.max(height - 0.8, 0.4),
          };
          if (isRunning) pen.hatch(box, colour);
          else pen.fill(box, colour);
          base -= height;
        }
        // Counted from the end, so that the running period is always named.
        if ((columns.length - 1 - at) % every === 0)
          pen.label(label, x - 20, top + plotHeight + 5, {
            size: 7.5,
            colour: quiet,
            width: step * 0.72 + 40,
            align: "center",
          });
      }
    },
  };
}

function drawLegend(pen: Pen, names: readonly string[]): void {
  let x = 0;
  for (const [at, name] of names.entries()) {
    pen.fill({ x, y: 2, width: 7, height: 7 }, series[at] ?? series3);
    pen.label(name, x + 11, 1, { size: 8, colour: quiet });
    x += 24 + name.length * 4.6;
  }
  pen.hatch({ x, y: 2, width: 7, height: 7 }, ink);
  pen.label("läuft noch", x + 11, 1, { size: 8, colour: quiet });
}

/** Where each Land stands, by row and column, and its usual short name; as on screen. */
const tiles: Readonly<Record<Land, readonly [short: string, row: number, column: number]>> = {
  DEF: ["SH", 0, 1],
  DE6: ["HH", 0, 2],
  DE8: ["MV", 0, 3],
  DE5: ["HB", 1, 0],
  DE9: ["NI", 1, 1],
  DEE: ["ST", 1, 2],
  DE4: ["BB", 1, 3],
  DE3: ["BE", 1, 4],
  DEA: ["NW", 2, 0],
  DE7: ["HE", 2, 1],
  DEG: ["TH", 2, 2],
  DED: ["SN", 2, 3],
  DEB: ["RP", 3, 0],
  DE1: ["BW", 3, 1],
  DE2: ["BY", 3, 2],
  DEC: ["SL", 4, 0],
};

export function tilesFigure(alt: string, counts: ReadonlyMap<Land, number>): PdfFigure {
  const [width, height, gap] = [58, 32, 3];
  return {
    kind: "figure",
    alt,
    height: 5 * (height + gap) + 4,
    draw(pen) {
      const most = Math.max(...counts.values(), 1);
      for (const [land, [short, row, column]] of Object.entries(tiles)) {
        // Its keys are those of the table above.
        const count = counts.get(land as Land) ?? 0;
        const box = { x: column * (width + gap), y: row * (height + gap), width, height };
        const step = Math.max(1, Math.ceil((count / most) * 5));
        const colour = step >= 4 && count > 0 ? "#ffffff" : ink;
        if (count === 0) pen.hatch(box, "#b9b4a5");
        else pen.fill(box, tints[step - 1] ?? tints[0]);
        pen.label(short, box.x + 5, box.y + 4, { size: 7.5, colour });
        pen.label(count === 0 ? "–" : numberWords(count), box.x + 5, box.y + 15, {
          size: 10,
          isBold: true,
          colour,
        });
      }
    },
  };
}

interface SmallSpread {
  readonly name: string;
  readonly n: number;
  readonly bins: readonly number[];
  readonly medianBin: number | undefined;
  /** Shown in place of the columns: too few for them */
  readonly cases: string | undefined;
}

/** Small columns beside each other on one axis; the one with the median is ink. */
export function smallsFigure(
  alt: string,
  labels: readonly string[],
  spreads: readonly SmallSpread[],
): PdfFigure {
  const perRow = 3;
  const rowHeight = 88;
  return {
    kind: "figure",
    alt,
    height: Math.ceil(spreads.length / perRow) * rowHeight,
    draw(pen) {
      const width = (pen.width - (perRow - 1) * 18) / perRow;
      for (const [at, { name, n, bins, medianBin, cases }] of spreads.entries()) {
        const x = (at % perRow) * (width + 18);
        const y = Math.floor(at / perRow) * rowHeight;
        pen.label(name, x, y, { size: 8, isBold: true, width: width - 44 });
        pen.label(`n = ${numberWords(n)}`, x + width - 44, y, {
          size: 7.5,
          colour: quiet,
          width: 44,
          align: "right",
        });
        if (cases !== undefined) {
          pen.label(cases === "" ? "keine Angabe" : cases, x, y + 18, {
            size: 8,
            colour: quiet,
            width,
          });
          continue;
        }
        const most = Math.max(...bins, 1);
        const step = width / bins.length;
        for (const [bin, count] of bins.entries()) {
          const height = (count / most) * 50;
          const box = { x: x + bin * step, y: y + 64 - height, width: step - 2, height };
          pen.fill(box, bin === medianBin ? series1 : series3);
          pen.label(labels[bin] ?? "", box.x - 4, y + 67, {
            size: 7,
            colour: bin === medianBin ? ink : quiet,
            isBold: bin === medianBin,
            width: step + 6,
            align: "center",
          });
        }
      }
    },
  };
}

interface MoneyRange {
  readonly name: string;
  readonly words: string;
  readonly median: number | undefined;
  readonly spread:
    | { readonly p10: number; readonly p25: number; readonly p75: number; readonly p90: number }
    | undefined;
  /** In place of a spread: too few for one */
  readonly points: readonly number[];
}

const moneyTicks = [
  [1_000_000, "10 Tsd."],
  [5_000_000, "50"],
  [25_000_000, "250"],
  [100_000_000, "1 Mio."],
  [500_000_000, "5 Mio. €"],
] as const;

/** Money on a logarithmic axis: tick = median, bar = middle half, line = 10 to 90 percent; single values as points. */
export function rangesFigure(alt: string, ranges: readonly MoneyRange[]): PdfFigure {
  const row = 22;
  const [left, right] = [140, 84];
  const end = ranges.length * row;
  return {
    kind: "figure",
    alt,
    height: end + 20,
    draw(pen) {
      const [low, high] = [Math.log(200_000), Math.log(1_000_000_000)];
      const x = (cents: number) => {
        const share = (Math.log(Math.max(cents, 1)) - low) / (high - low);
        return left + Math.min(Math.max(share, 0), 1) * (pen.width - left - right);
      };
      for (const [cents, words] of moneyTicks) {
        pen.line([x(cents), 0], [x(cents), end], { colour: grid });
        pen.label(words, x(cents) - 30, end + 4, {
          size: 7.5,
          colour: quiet,
          width: 60,
          align: "center",
        });
      }
      for (const [at, { name, words, median, spread, points }] of ranges.entries()) {
        const y = at * row + row / 2;
        pen.label(name, 0, y - 5, { width: left - 10 });
        if (spread) {
          pen.line([x(spread.p10), y], [x(spread.p90), y], { colour: quiet, width: 1 });
          const width = Math.max(x(spread.p75) - x(spread.p25), 1);
          pen.fill({ x: x(spread.p25), y: y - 5, width, height: 10 }, series3);
        } else {
          for (const point of points) pen.dot(x(point), y, 2.4, series3);
        }
        if (median !== undefined)
          pen.line([x(median), y - 7], [x(median), y + 7], { colour: ink, width: 2 });
        pen.label(words, pen.width - right + 4, y - 5, {
          isBold: true,
          width: right - 4,
          align: "right",
        });
      }
    },
  };
}

interface Bar {
  readonly name: string;
  readonly count: number;
  /** Right of the count */
  readonly words?: string;
  readonly isOwn?: boolean;
}

/** Lengths from zero on, each with its number. */
export function barsFigure(alt: string, bars: readonly Bar[]): PdfFigure {
  const row = 19;
  return {
    kind: "figure",
    alt,
    height: bars.length * row,
    draw(pen) {
      const most = Math.max(...bars.map(({ count }) => count), 1);
      const [left, number, right] = [
        190,
        44,
        bars.some(({ words }) => words !== undefined) ? 116 : 0,
      ];
      const room = pen.width - left - number - right;
      for (const [at, { name, count, words, isOwn = false }] of bars.entries()) {
        const y = at * row + 4;
        pen.label(name, 0, y, { isBold: isOwn, width: left - 10 });
        const box = { x: left, y, width: (count / most) * room, height: 9 };
        pen.fill(box, isOwn ? series1 : series3);
        pen.label(numberWords(count), left + room, y, {
          isBold: true,
          width: number - 8,
          align: "right",
        });
        if (words !== undefined)
          pen.label(words, pen.width - right, y, {
            size: 8,
            colour: quiet,
            width: right,
            align: "right",
          });
      }
    },
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** At most five steps of 1, 2 or 5 times a power of ten, from 0 to at least `most` */
function roundTicks(most: number): number[] {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max([1, 2, 5, 10].find((times) => times * power >= rough)! * power, 1);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step);
}
