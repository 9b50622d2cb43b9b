import { agencySectorDefinitions, laender, moneyWords } from "@tc/domain";
import type { AgencySector } from "@tc/domain";
import type { ReportFigures } from "../figures/read-figures.ts";

const numbers = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 2 });
const zone = { timeZone: "Europe/Berlin" } as const;
const momentFormat = new Intl.DateTimeFormat("de-DE", {
  ...zone,
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});
const zoneFormat = new Intl.DateTimeFormat("de-DE", { ...zone, timeZoneName: "short" });

export const numberWords = (value: number): string => numbers.format(value);
export const euros = (cents: number): string => moneyWords({ cents, currency: "EUR" });
export const percentWords = (value: number): string => `${numbers.format(value)} %`;

export const countWords = (count: number, singular: string, plural: string): string =>
  `${numbers.format(count)} ${count === 1 ? singular : plural}`;

/** "2026-11-21" → "21.11.2026" */
export const dayWords = (day: string): string => day.split("-").toReversed().join(".");

/** "21.11.2026, 12:00 Uhr (MEZ)" */
export function momentWords(at: Date): string {
  const name = zoneFormat.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value;
  return `${momentFormat.format(at)} Uhr (${name ?? "deutsche Zeit"})`;
}

/** "2026-11" → "11/2026", "2026-Q4" → "4. Quartal 2026" */
export function periodWords(label: string): string {
  const [year = "", part = ""] = label.split("-");
  return part.startsWith("Q") ? `${part.slice(1)}. Quartal ${year}` : `${part}/${year}`;
}

/** "11/26" or "Q4 26" */
export function shortPeriod(label: string): string {
  const [year = "", part = ""] = label.split("-");
  return part.startsWith("Q") ? `${part} ${year.slice(2)}` : `${part}/${year.slice(2)}`;
}

export const sectorName = (sector: AgencySector | undefined): string =>
  sector === undefined ? "Alle zusammen" : agencySectorDefinitions[sector].label;

/** "n = 842, 31 % ohne Angabe", as the foot of a chart says it */
export function restsOn(n: number, total: number, missing: string): string {
  if (n >= total) return `n = ${numberWords(n)}`;
  const share = Math.round(((total - n) / total) * 100);
  const words = share === 0 ? "unter 1" : numberWords(share);
  return `n = ${numberWords(n)} von ${numberWords(total)}, ${words} % ${missing}`;
}

/** What the figures are filtered by, each with its name */
export function filterWords({
  filters,
  volume,
  buyerName,
}: Pick<ReportFigures, "filters" | "buyerName"> & {
  readonly volume: Pick<ReportFigures["volume"], "sectors" | "from" | "to">;
}): (readonly [string, string])[] {
  const { sectors } = volume;
  const names = sectors.map((sector) => agencySectorDefinitions[sector].label).join(", ");
  const sectorHead = filters.sector === "own" && sectors.length > 0 ? "Eure Branchen" : "Branche";
  return [
    [sectorHead, sectors.length === 0 ? "alle Agenturbranchen" : names],
    ["Region", filters.region === undefined ? "alle" : laender[filters.region]],
    ["Ebene", filters.level === undefined ? "alle" : levelNames[filters.level]],
    ...(filters.buyer === undefined ? [] : [["Auftraggeber", buyerName ?? "unbekannt"] as const]),
    ["Zeitraum", `${dayWords(volume.from)} bis ${dayWords(volume.to)}`],
  ];
}

const levelNames = { eu: "EU-weit", national: "national" } as const;

/** What the data are of: read up to when, incomplete, or samples */
export function dataWords({ latestOn, isComplete, sample }: ReportFigures["volume"]): string[] {
  return [
    latestOn === undefined
      ? "Noch keine Bekanntmachung gelesen."
      : `Letzte Bekanntmachung: ${dayWords(latestOn)}.`,
    ...(isComplete
      ? []
      : [
          "Ältere Ausschreibungen werden gerade neu gezählt. Bis das fertig ist, sind alle Zahlen des Marktes zu niedrig.",
        ]),
    ...(sample ? ["Das sind Musterdaten."] : []),
  ];
}

const monthAndYear = new Intl.DateTimeFormat("de-DE", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const monthAlone = new Intl.DateTimeFormat("de-DE", { month: "long", timeZone: "UTC" });
const at = (day: string) => new Date(`${day}T00:00:00Z`);

/** "Februar bis Mai 2027", "Dezember 2026 bis Januar 2027", "März 2027" */
export function stretchWords({ from, to }: { readonly from: string; readonly to: string }): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return monthAndYear.format(at(from));
  const first = from.slice(0, 4) === to.slice(0, 4) ? monthAlone : monthAndYear;
  return `${first.format(at(from))} bis ${monthAndYear.format(at(to))}`;
}
