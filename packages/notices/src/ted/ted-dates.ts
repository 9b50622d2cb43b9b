import { calendarDay } from "../moments/moment.ts";
import type { XmlElement } from "../xml/xml-element.ts";
import { kid } from "./ted-element.ts";

/** Days that forms put where there is none. */
const fillers: ReadonlySet<string> = new Set(["2000-01-01", "1900-01-01", "1970-01-01"]);

/** R2.0.9 has ISO dates, coded data "20210115", R2.0.8 the children DAY, MONTH and YEAR. */
export function dayOf(el: XmlElement | undefined): string | undefined {
  if (!el) return undefined;
  const [day, month, year] = [kid(el, "DAY"), kid(el, "MONTH"), kid(el, "YEAR")];
  const text =
    day && month && year
      ? `${year.text}-${month.text.padStart(2, "0")}-${day.text.padStart(2, "0")}`
      : el.text;
  const calendar = calendarDay(text);
  return calendar === undefined || fillers.has(calendar) ? undefined : calendar;
}
