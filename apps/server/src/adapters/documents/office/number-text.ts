/** How a number of a sheet is shown, as far as its meaning needs it: decimals, thousands, percent, euro, date and time. */
export function numberText(value: number, code: string, is1904: boolean): string {
  // Text in quotes and colours mean nothing for the number; of several sections the first is for positive ones.
  const [section = ""] = code.split(";");
  const bare = section.replace(/"[^"]*"|\\.|\[[^\]$]*\]|_./g, "");
  const currency = /€|EUR/.test(section) ? " €" : "";
  if (/[dmyhs]/i.test(bare.replace(/\[\$[^\]]*\]/g, "").replace(/General/gi, ""))) {
    return dateText(value, bare, is1904);
  }
  if (bare === "" || /General|@/i.test(bare)) return plainText(value) + currency;
  const isPercent = bare.includes("%");
  const decimals = /\.([0#?]+)/.exec(bare)?.[1]?.length ?? 0;
  const number = (isPercent ? value * 100 : value).toLocaleString("de-DE", {
    minimumFractionDigits: Math.min(decimals, 20),
    maximumFractionDigits: Math.min(decimals, 20),
    useGrouping: bare.includes(","),
  });
  const percent = /\s%/.test(bare) ? " %" : "%";
  return isPercent ? number + percent : number + currency;
}

/** As many digits as a sheet keeps */
function plainText(value: number): string {
  return String(Number(value.toPrecision(15))).replace(".", ",");
}

const dayMs = 86_400_000;

/** Days since the end of 1899; 1900 counts as a leap year there, as in the program that began it. */
function dateText(value: number, code: string, is1904: boolean): string {
  const origin = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, value < 60 ? 31 : 30);
  const moment = new Date(origin + Math.round(value * 1_440) * 60_000);
  if (Number.isNaN(moment.getTime()) || Math.abs(value) * dayMs > 1e15) return plainText(value);
  const [date = "", time = ""] = moment.toISOString().split("T");
  const [year, month, day] = date.split("-");
  const parts = [];
  if (/[dy]/i.test(code)) parts.push(`${day}.${month}.${year}`);
  if (/h/i.test(code)) parts.push(time.slice(0, 5));
  return parts.length > 0 ? parts.join(" ") : plainText(value);
}
