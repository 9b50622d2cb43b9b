import { laender, pipelineStageNames, reportSectionNames } from "@tc/domain";
import type { ReportSection } from "@tc/domain";
import { byteOrderMark, csvLine } from "../../tenders/index.ts";
import type { PartFigures, ReportFigures } from "../figures/read-figures.ts";
import { confidenceWords } from "./own-parts.ts";
import type { ReportHead } from "./print-report.ts";
import { offerLabels, weightLabels } from "./spread-parts.ts";
import { dataWords, dayWords, filterWords, momentWords, periodWords, sectorName } from "./words.ts";

/** Of what a figure is, what it counts, the figure, its unit, what it rests on and what is missing */
interface Row {
  readonly of: string;
  readonly measure: string;
  readonly value: string;
  readonly unit?: string;
  readonly n?: number;
  readonly missing?: number;
}

export const csvHeads = ["Teil", "Von", "Kennzahl", "Wert", "Einheit", "n", "ohne Angabe"] as const;

/** As a German Excel reads a number: a comma for decimals and nothing between thousands */
const plain = (value: number): string => String(value).replace(".", ",");
const euros = (cents: number): string => plain(cents / 100);
const number = (of: string, measure: string, value: number, rest: Partial<Row> = {}): Row => ({
  of,
  measure,
  value: plain(value),
  unit: "Anzahl",
  ...rest,
});
const optional = (row: Row | undefined): Row[] => (row ? [row] : []);

interface Group {
  readonly total: number;
  readonly n: number;
}
const restOf = ({ total, n }: Group) => ({ n, missing: total - n });

const rowsOf: {
  readonly [Section in ReportSection]: (figures: PartFigures[Section]) => Row[];
} = {
  volume: ({ periods }) =>
    periods.flatMap(({ label, eu, national, unknown }, at) => {
      const of = `${periodWords(label)}${at === periods.length - 1 ? " (läuft noch)" : ""}`;
      return [
        number(of, "EU-weit", eu),
        number(of, "national", national),
        number(of, "ohne Angabe der Ebene", unknown),
      ];
    }),
  regions: ({ laender: rows, ...rest }) =>
    rows.map(({ land, count }) => number(laender[land], "Ausschreibungen", count, restOf(rest))),
  offers: ({ groups }) =>
    groups.flatMap((group) => {
      const of = sectorName(group.sector);
      const rest = restOf(group);
      return [
        ...group.bins.map((count, at) =>
          number(of, `Vergaben mit ${offerLabels[at]} Angeboten`, count, rest),
        ),
        ...optional(
          group.median === undefined
            ? undefined
            : number(of, "Median der Angebote", group.median, rest),
        ),
      ];
    }),
  values: ({ groups }) =>
    groups.flatMap((group) => {
      const { sector, median, spread } = group;
      const row = (measure: string, cents: number): Row => ({
        of: sectorName(sector),
        measure,
        value: euros(cents),
        unit: "EUR netto",
        ...restOf(group),
      });
      return [
        ...(median === undefined
          ? [{ ...row("Median", 0), value: "zu wenig Daten", unit: "" }]
          : [row("Median", median)]),
        ...(spread
          ? [
              row("10 %", spread.p10),
              row("25 %", spread.p25),
              row("75 %", spread.p75),
              row("90 %", spread.p90),
            ]
          : []),
      ];
    }),
  priceWeights: ({ groups }) =>
    groups.flatMap((group) => {
      const of = sectorName(group.sector);
      const rest = restOf(group);
      return [
        ...group.bins.map((count, at) =>
          number(of, `Gewicht ab ${weightLabels[at]} %`, count, rest),
        ),
        ...optional(
          group.median === undefined
            ? undefined
            : { ...number(of, "Median des Gewichts", group.median, rest), unit: "%" },
        ),
      ];
    }),
  winners: ({ winners, ...rest }) =>
    winners.flatMap((party) => partyRows(party, "Zuschläge", restOf(rest))),
  buyers: ({ buyers, ...rest }) =>
    buyers.flatMap((party) => partyRows(party, "Ausschreibungen", restOf(rest))),
  funnel: ({ stages, won, lost, open, declined, cards }) => [
    ...stages.map(({ stage, count }) =>
      number(pipelineStageNames[stage], "Karten mindestens so weit", count, { n: cards }),
    ),
    number("Angebote", "gewonnen", won, { n: won + lost }),
    number("Angebote", "verloren", lost, { n: won + lost }),
    number("Angebote", "eingereicht und offen", open),
    number("Karten", "abgesagt", declined, { n: cards }),
  ],
  retenders: ({ items }) =>
    items.flatMap((item) => {
      const day = (measure: string, value: string): Row => ({
        of: item.title,
        measure,
        value: dayWords(value),
        unit: "Tag",
      });
      const word = (measure: string, value: string): Row => ({ of: item.title, measure, value });
      return [
        word("Auftraggeber", item.buyer?.name ?? "unbekannt"),
        word("Bisher", item.suppliers.join(", ") || "nicht veröffentlicht"),
        ...optional(
          item.value && {
            of: item.title,
            measure: "Bisheriger Wert",
            value: euros(item.value.cents),
            unit: "EUR netto",
          },
        ),
        day("möglich ab", item.possible.from),
        day("möglich bis", item.possible.to),
        day("eher ab", item.core.from),
        day("eher bis", item.core.to),
        word("Sicherheit", confidenceWords[item.basis]),
      ];
    }),
};

function partyRows(
  {
    name,
    count,
    valueCents,
    valueN,
  }: { name: string; count: number; valueCents?: number | undefined; valueN: number },
  counted: string,
  rest: Pick<Row, "n" | "missing">,
): Row[] {
  return [
    number(name, counted, count, rest),
    ...optional(
      valueCents === undefined
        ? undefined
        : {
            of: name,
            measure: "Summe der veröffentlichten Werte",
            value: euros(valueCents),
            unit: "EUR netto",
            n: valueN,
            missing: count - valueN,
          },
    ),
  ];
}

/** A report as a table that German Excel opens: first its head, then a line for each figure. No cell begins a formula. */
export function writeReportCsv(head: ReportHead, figures: ReportFigures): Buffer {
  const facts: (readonly [string, string])[] = [
    ["Name", head.name],
    ["Agentur", head.agencyName],
    ["Erstellt am", momentWords(head.madeAt)],
    ...filterWords(figures),
    ...dataWords(figures.volume).map((words) => ["Daten", words] as const),
  ];
  const lines = [
    csvLine(csvHeads),
    ...facts.map(([measure, value]) => csvLine(["Bericht", "", measure, value, "", "", ""])),
  ];
  for (const [section, answer] of Object.entries(figures.parts)) {
    // Figures lie under the name of their section, and so does what lists them.
    const name = section as ReportSection;
    const list = rowsOf[name] as (answer: unknown) => Row[];
    for (const { of, measure, value, unit = "", n, missing } of list(answer)) {
      const rest = [n, missing].map((count) => (count === undefined ? "" : plain(count)));
      lines.push(csvLine([reportSectionNames[name], of, measure, value, unit, ...rest]));
    }
  }
  return Buffer.from(byteOrderMark + lines.join(""), "utf8");
}
