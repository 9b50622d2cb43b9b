import type { Report } from "@tc/contract";
import { reportSections } from "@tc/domain";
import type { ReportSchedule } from "@tc/domain";
import { count, formatDay, formatMoment } from "../../platform/format/format";
import { levels, regions, sectors } from "../business-intelligence";

export const weekdayNames = [
  "Montag",
  "Dienstag",
  "Mittwoch",
  "Donnerstag",
  "Freitag",
  "Samstag",
  "Sonntag",
] as const;

const labelOf = (
  choices: readonly { readonly value: string; readonly label: string }[],
  value: string,
) => choices.find((choice) => choice.value === value)?.label ?? value;

/** "eure Branchen · Region Bayern · 24 Monate" */
export function filterLine({ filters, buyerName }: Pick<Report, "filters" | "buyerName">): string {
  const { sector, region, level, buyer, months } = filters;
  return [
    sector === "own" || sector === undefined
      ? labelOf(sectors, sector ?? "alle")
      : `Branche ${labelOf(sectors, sector)}`,
    region && `Region ${labelOf(regions, region)}`,
    level && labelOf(levels, level),
    buyer && `Auftraggeber ${buyerName ?? "unbekannt"}`,
    `${months} Monate`,
  ]
    .filter(Boolean)
    .join(" · ");
}

export function partWords({ sections }: Pick<Report, "sections">): string {
  return sections.length === reportSections.length
    ? "alle Teile"
    : count(sections.length, "Teil", "Teile");
}

/** "jeden Montag, 8:00 Uhr", "jeden Monat am 31., 7:00 Uhr" */
export function scheduleWords(schedule: ReportSchedule): string {
  const time = `${schedule.time.replace(/^0/, "")} Uhr`;
  return schedule.every === "week"
    ? `jeden ${weekdayNames[schedule.weekday - 1]}, ${time}`
    : `jeden Monat am ${schedule.day}., ${time}`;
}

/** Who gets it and when next */
export function sendingWords({ schedule, nextAt, recipientNames, format }: Report): string {
  if (!schedule) return "nur auf Abruf";
  const names = recipientNames.filter(({ hasStopped }) => !hasStopped).map(({ name }) => name);
  const to = names.length === 0 ? "an niemanden" : `an ${names.join(", ")}`;
  const next = nextAt === undefined ? "" : `; nächster am ${formatMoment(nextAt)}`;
  return `${scheduleWords(schedule)} als ${format.toUpperCase()} ${to}${next}`;
}

/** "an 2 Mitglieder" and what went otherwise */
export function deliveryWords(delivery: Report["deliveries"][number]): string {
  const { state, mailCount, isLinked } = delivery;
  if (state === "waiting") return "wird erstellt";
  if (state === "nobody") return "nicht verschickt: kein Empfänger mit erreichbarer Adresse";
  if (state === "no-plan") return "nicht verschickt: Der Tarif enthielt keine Berichte";
  if (state === "failed") return "nicht verschickt: Der Bericht ließ sich nicht erstellen";
  const linked = isLinked ? ", als Link statt als Anhang" : "";
  return `an ${count(mailCount, "Mitglied", "Mitglieder")}${linked}`;
}

export const deliveryDay = ({ dueAt }: Report["deliveries"][number]) => formatDay(dueAt);
