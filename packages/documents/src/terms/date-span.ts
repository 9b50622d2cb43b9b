const monthNames =
  "januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember".split("|");
const date = (name: string) =>
  String.raw`(?<${name}Day>\d{1,2})\.\s?(?:(?<${name}Month>\d{1,2})\.|(?<${name}Name>${monthNames.join("|")}))\s?(?<${name}Year>\d{4})`;
/** "… bis zum …", "beginnt am … und endet am …" */
const between = String.raw`\s{0,2}(?:bis(?:\szum)?|–|-)\s{0,2}|[^.;\d]{0,60}\sendet\s(?:\p{L}+\s)?(?:am|zum|mit Ablauf des)\s`;
const span = new RegExp(`${date("from")}(?:${between})${date("to")}`, "iu");

/** "vom 01.01.2027 bis 31.12.2028" → 24. Undefined where it is no span of whole months. */
export function monthsBetween(words: string): number | undefined {
  const groups = span.exec(words)?.groups;
  if (!groups) return undefined;
  const from = dayOf(groups, "from");
  const to = dayOf(groups, "to");
  if (!from || !to) return undefined;
  // The day behind the last one of the span
  const next = new Date(to.getTime() + 24 * 3600 * 1000);
  if (next.getUTCDate() !== from.getUTCDate()) return undefined;
  const months =
    (next.getUTCFullYear() - from.getUTCFullYear()) * 12 + next.getUTCMonth() - from.getUTCMonth();
  return months > 0 ? months : undefined;
}

function dayOf(
  groups: Readonly<Record<string, string | undefined>>,
  name: string,
): Date | undefined {
  const month =
    groups[`${name}Month`] ??
    String(monthNames.indexOf((groups[`${name}Name`] ?? "").toLowerCase()) + 1);
  const date = new Date(
    Date.UTC(Number(groups[`${name}Year`]), Number(month) - 1, Number(groups[`${name}Day`])),
  );
  return date.getUTCDate() === Number(groups[`${name}Day`]) ? date : undefined;
}
