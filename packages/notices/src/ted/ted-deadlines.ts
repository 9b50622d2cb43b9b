import type { Deadline, DeadlineKind, ProcedureType } from "@tc/domain";
import { deadlineAt } from "../moments/moment.ts";
import type { Notice } from "../notice.ts";
import type { XmlElement } from "../xml/xml-element.ts";
import { dayOf } from "./ted-dates.ts";
import { countOf, kid, line, valueOf, within } from "./ted-element.ts";

const twoStages: ReadonlySet<ProcedureType> = new Set<ProcedureType>([
  "restricted",
  "neg-w-call",
  "comp-dial",
  "innovation",
]);

/**
 * The deadlines of a form; they hold for all lots. One field serves offers (open procedures), requests to
 * participate (two stages) and expressions of interest (a prior notice used as call).
 */
export function readDeadlines(
  form: XmlElement,
  procedure: ProcedureType | undefined,
  country: Notice["buyerCountry"],
): Deadline[] {
  const [receipt] = within(form, "DATE_RECEIPT_TENDERS", "RECEIPT_LIMIT_DATE");
  const [opening] = within(form, "DATE_OPENING_TENDERS", "DATE_TIME");
  return [
    ...moment(
      receiptKind(form, procedure),
      receipt,
      timeOf(form, receipt, "TIME_RECEIPT_TENDERS"),
      country,
    ),
    ...moment("opening", opening, timeOf(form, opening, "TIME_OPENING_TENDERS"), country),
  ];
}

function receiptKind(form: XmlElement, procedure: ProcedureType | undefined): DeadlineKind {
  if (/^(?:PRI|PER)/.test(valueOf(kid(form, "NOTICE"), "TYPE") ?? "")) return "interest";
  return procedure !== undefined && twoStages.has(procedure) ? "participation" : "offer";
}

/** R2.0.9 keeps the time beside the date, R2.0.8 inside it. */
function timeOf(form: XmlElement, date: XmlElement | undefined, name: string): string | undefined {
  return line(kid(date, "TIME")) ?? line(within(form, name)[0]);
}

function moment(
  kind: DeadlineKind,
  date: XmlElement | undefined,
  time: string | undefined,
  country: string | undefined,
): Deadline[] {
  const day = dayOf(date);
  const deadline =
    day === undefined ? undefined : deadlineAt(kind, { day, time }, country ?? "DEU");
  return deadline ? [deadline] : [];
}

/** BT-98 in days: until a named day, or a number of days or calendar months from the receipt of tenders. */
export function bindingDaysOf(form: XmlElement): number | undefined {
  const [receipt] = within(form, "DATE_RECEIPT_TENDERS", "RECEIPT_LIMIT_DATE");
  const startsOn = dayOf(receipt);
  const untilDay = dayOf(within(form, "DATE_TENDER_VALID")[0]);
  if (untilDay !== undefined) return daysBetween(startsOn, untilDay);
  const [duration] = within(form, "DURATION_TENDER_VALID");
  const count = countOf(duration);
  if (count === undefined) return undefined;
  if (valueOf(duration, "TYPE") === "DAY") return count;
  return startsOn === undefined ? undefined : daysBetween(startsOn, addMonths(startsOn, count));
}

function daysBetween(from: string | undefined, to: string): number | undefined {
  if (from === undefined) return undefined;
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  return days > 0 ? days : undefined;
}

function addMonths(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + Math.min(months, 1_200));
  return date.toISOString().slice(0, 10);
}
