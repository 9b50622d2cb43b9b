import { isDay } from "@tc/domain";

/** A day, perhaps with a clock time, in running text; `start` and `end` are positions in it. */
export interface GermanMoment {
  readonly start: number;
  readonly end: number;
  /** YYYY-MM-DD */
  readonly date: string;
  /** HH:MM; "24:00" is the end of the day */
  readonly time?: string;
}

const months = "jan feb mär apr mai jun jul aug sep okt nov dez".split(" ");
const monthNames =
  "Januar|Jänner|Jan|Februar|Feber|Feb|März|Maerz|Mrz|Mär|April|Apr|Mai|Juni|Jun|Juli|Jul|August|Aug|September|Sept|Sep|Oktober|Okt|November|Nov|Dezember|Dez";
const numeric = String.raw`(?<![\d.,:/_])(?<day>\d{1,2})\s?\.\s?(?<month>\d{1,2})\s?\.\s?(?<year>\d{4}|\d{2})(?!\d|\s?\.\s?\d)`;
const named = String.raw`(?<![\d.,:/])(?<namedDay>\d{1,2})\s?\.?\s{0,2}(?<name>${monthNames})\.?\s{0,2}(?<namedYear>\d{4}|'?\d{2}(?![\d.:]|\s?Uhr))`;
const slashed = String.raw`(?<![\d.,:/_-])(?<slashDay>\d{1,2})(?<slash>[/-])(?<slashMonth>\d{1,2})\k<slash>(?<slashYear>20\d{2})(?![\d/-])`;
const iso = String.raw`(?<![\d_-])(?<iso>\d{4}-\d{2}-\d{2})(?![\d-])T?`;
const dates = new RegExp(`${numeric}|${named}|${slashed}|${iso}`, "giu");

const hourWords =
  "ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn".split(
    "|",
  );
const weekday =
  "(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag|Mo|Di|Mi|Do|Fr|Sa|So)s?";
const clock = String.raw`(?<hour>\d{1,2})(?:\s?[:.]\s?(?<minute>\d{2})(?:[:.]\d{2})?)?`;
const oClock = String.raw`(?:${clock}|(?<word>${hourWords.join("|")}))\s{0,2}(?:Uhr|h)(?![\p{L}])(?:\s(?<lateMinute>[0-5]\d)(?![\d.:]))?`;
/** Without "Uhr" only with a colon, or after the word "Uhrzeit". */
const bare = String.raw`(?<bareHour>\d{1,2})\s?:\s?(?<bareMinute>\d{2})(?![\d.])|(?<=Uhrzeit\W{0,6})(?<namedHour>\d{1,2})[:.](?<namedMinute>\d{2})(?!\d)`;
const endOfDay = String.raw`(?<endOfDay>Ende des Tages|Tagesende|Ablauf des Tages)`;
const joint = String.raw`(?:[\s,;/()|–—-]|${weekday}\.?(?=\W)|(?:bis|um|ab|zwischen|nach|vor|gegen|von|zum|spätestens|längstens|einschließlich|Uhrzeit|Zeit)\b:?){0,8}`;
const timeAfter = new RegExp(`^${joint}(?:${oClock}|${bare}|${endOfDay})`, "iu");
const timeBefore = new RegExp(
  `(?:${oClock}|${endOfDay})[\\s,]{0,3}(?:(?:am|des|vom|den|dem|der|${weekday}\\.?)[\\s,]{1,3}){0,4}$`,
  "iu",
);

const anyTime = new RegExp(`(?<![\\d.,:])${oClock}`, "giu");

/** How far a time may stand from its day */
const reach = 60;

/** Days with their times as German documents write them: "12.03.2027, 11:00 Uhr", "um elf Uhr am 12. März 2027". */
export function momentsIn(text: string): GermanMoment[] {
  const moments: GermanMoment[] = [];
  let consumed = 0;
  for (const match of text.matchAll(dates)) {
    const date = dayOf(match.groups ?? {});
    if (date === undefined || isSectionNumber(text, match)) continue;
    const end = match.index + match[0].length;
    const after = timeAfter.exec(text.slice(end, end + reach));
    const head = Math.max(consumed, match.index - reach);
    const before = after ? null : timeBefore.exec(text.slice(head, match.index));
    const untilEnd = /Ablauf des\s{1,2}$/.test(text.slice(head, match.index));
    const time = timeOf((after ?? before)?.groups ?? {}) ?? (untilEnd ? "24:00" : undefined);
    const moment = {
      start: before && time ? head + before.index : match.index,
      end: after && time ? end + after[0].length : end,
      date,
      ...(time !== undefined && { time }),
    };
    consumed = moment.end;
    moments.push(moment);
  }
  return moments;
}

/** The time that stands right behind a position: ", um 12:00 Uhr" */
export function timeAt(text: string, from: number): { time: string; end: number } | undefined {
  const match = timeAfter.exec(text.slice(from, from + reach));
  const time = match && timeOf(match.groups ?? {});
  return match && time ? { time, end: from + match[0].length } : undefined;
}

/** The time that stands right before a position: "12 Uhr am dritten Arbeitstag" */
export function timeUntil(
  text: string,
  until: number,
): { time: string; start: number } | undefined {
  const from = Math.max(0, until - reach);
  const match = timeBefore.exec(text.slice(from, until));
  const time = match && timeOf(match.groups ?? {});
  return match && time ? { time, start: from + match.index } : undefined;
}

/** The one time that a text names, with the word "Uhr"; undefined where it names none or several */
export function onlyTimeIn(text: string): string | undefined {
  const times = [...text.matchAll(anyTime)];
  return times.length === 1 ? timeOf(times[0]?.groups ?? {}) : undefined;
}

/** "5.1.12 Bedingungen", "siehe Ziffer 2.6.12" */
function isSectionNumber(text: string, { index, 0: figures }: RegExpExecArray): boolean {
  if (!/^\d{1,2}\.\d{1,2}\.\d{2}$/.test(figures) || /^\d{2}\.\d{2}\./.test(figures)) return false;
  const head = text.slice(Math.max(0, index - 20), index);
  if (
    /(?:Ziff(?:er|\.)|Nr\.|Nummer|Punkt|Pkt\.|Abschnitt|Kap(?:itel|\.)|siehe|s\.)\s*$/i.test(head)
  )
    return true;
  const tail = text.slice(index + figures.length, index + figures.length + 4);
  return /(?:^|\n)\s*$/.test(head) && /^\s+\p{Lu}/u.test(tail);
}

function dayOf(groups: Record<string, string | undefined>): string | undefined {
  const { day, month, year, namedDay, name, namedYear, iso: written } = groups;
  const { slashDay, slashMonth, slashYear } = groups;
  if (written !== undefined) return isDay(written) ? written : undefined;
  const number = name === undefined ? Number(month ?? slashMonth) : monthOf(name);
  const figures = (year ?? namedYear ?? slashYear ?? "").replace("'", "");
  const full = figures.length === 2 ? `20${figures}` : figures;
  const date = `${full}-${pad(number)}-${pad(Number(day ?? namedDay ?? slashDay))}`;
  return isDay(date) ? date : undefined;
}

function monthOf(name: string): number {
  const short = name.toLowerCase().replace("mae", "mä").replace("mrz", "mär").replace("jän", "jan");
  return months.indexOf(short.slice(0, 3)) + 1;
}

function timeOf(groups: Record<string, string | undefined>): string | undefined {
  if (groups.endOfDay !== undefined) return "24:00";
  if (groups.word !== undefined)
    return `${pad(hourWords.indexOf(groups.word.toLowerCase()) + 1)}:00`;
  const hour = groups.hour ?? groups.bareHour ?? groups.namedHour;
  if (hour === undefined) return undefined;
  const minute =
    groups.minute ?? groups.lateMinute ?? groups.bareMinute ?? groups.namedMinute ?? "00";
  const time = `${pad(Number(hour))}:${minute}`;
  return Number(minute) < 60 && time <= "24:00" ? time : undefined;
}

function pad(number: number): string {
  return String(number).padStart(2, "0");
}
