import type { Duration } from "@tc/domain";
import { attribute } from "../xml/xml-element.ts";
import { dayOf } from "./dates.ts";
import type { Texts } from "./multilingual.ts";
import { type MaybeElement, cac, cacAll, cbc, cbcAll, cbcCode, count } from "./ubl.ts";

/** BT-536, 537, 36, 538, 58, 57 of a project; undefined when it states nothing. */
export function durationOf(project: MaybeElement, texts: Texts): Duration | undefined {
  const period = cac(project, "PlannedPeriod");
  const extension = cac(project, "ContractExtension");
  const startsOn = dayOf(cbc(period, "StartDate"));
  const endsOn = dayOf(cbc(period, "EndDate"));
  const open = cbcCode(period, "DescriptionCode")?.toLowerCase();
  const renewals = count(cbcCode(extension, "MaximumNumberNumeric"));
  const renewalText = texts.text(
    cacAll(extension, "Renewal").flatMap((el) => cbcAll(cac(el, "Period"), "Description")),
  );
  const duration: Duration = {
    ...(startsOn !== undefined && { startsOn }),
    ...(endsOn !== undefined && { endsOn }),
    ...measured(cbc(period, "DurationMeasure")),
    ...((open === "unlimited" || open === "unknown") && { open }),
    ...(renewals !== undefined && { renewals }),
    ...(renewalText !== undefined && { renewalText }),
  };
  return Object.keys(duration).length > 0 ? duration : undefined;
}

/** BT-36 in months or days; weeks and years are whole multiples of these and keep their unit. */
function measured(measure: MaybeElement): Pick<Duration, "months" | "days" | "unit"> {
  const quantity = count(measure?.text);
  if (measure === undefined || quantity === undefined) return {};
  const unit = attribute(measure, "unitCode")?.toUpperCase();
  if (unit?.startsWith("MON")) return { months: quantity };
  if (unit?.startsWith("YEAR") || unit === "ANN") return { months: quantity * 12, unit: "years" };
  if (unit?.startsWith("WEEK") || unit === "WEE") return { days: quantity * 7, unit: "weeks" };
  return unit?.startsWith("DAY") ? { days: quantity } : {};
}

/** BT-98 in days; months and years are published as such and counted as 30 and 365 days. */
export function bindingDays(terms: MaybeElement): number | undefined {
  const { months, days } = measured(cbc(cac(terms, "TenderValidityPeriod"), "DurationMeasure"));
  if (days !== undefined) return Math.round(days);
  if (months === undefined) return undefined;
  return Math.round(months % 12 === 0 ? (months / 12) * 365 : months * 30);
}
