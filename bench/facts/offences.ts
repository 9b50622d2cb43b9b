import { landOf } from "@tc/domain";
import type { Tender } from "@tc/domain";
import { tenderSummary } from "@tc/notices";
import { publishedBudget, publishedMaximum } from "@tc/assessment";
import type { RawNotice } from "./raw-notice.ts";

/** Cents: below, an amount is a token or the price of one piece. Written down here again, so that both must agree. */
const smallestBudget = 10_000;

/** The budgets a reader sees in the list and in the detail, as far as they are none. */
export function placeholderBudgets(tender: Tender): string[] {
  return [
    tenderSummary(tender).value,
    publishedBudget(tender)?.money,
    publishedMaximum(tender)?.money,
  ]
    .filter((money) => money !== undefined && money.cents < smallestBudget)
    .map((money) => `${(money?.cents ?? 0) / 100} ${money?.currency}`);
}

const escape =
  /&(?:amp;)*(?:#\d{1,7}|#x[\da-f]{1,6}|[a-zA-Z][a-z]{1,6}\d?);|(?<![\w\\:]\\?\w*)\\[nrt]|<br\s*\/?>/;

/** Every text of the record but addresses, where "&" and ";" have a meaning of their own. */
export function escapesLeft(value: unknown, hits: string[] = []): string[] {
  if (typeof value === "string") {
    const hit = /^https?:/.test(value) ? null : escape.exec(value);
    if (hit) hits.push(value.slice(Math.max(0, hit.index - 30), hit.index + 30));
  } else if (typeof value === "object" && value !== null) {
    // `originalName` is what was published, by its purpose.
    for (const part of Object.values(value)) escapesLeft(part, hits);
  }
  return hits;
}

const boilerplate =
  /^(?:[-–•*]|\(?[a-z\d]{1,2}\)|\d{1,2}\.)\s|vertreten\s+(?:durch|d\.)|verfahren\w*\s+erfolgt|verfahrensabwicklung|c\s?\/\s?o\b|handelnd\s+als|^(?:vergabestelle|auftraggeber)\s*:|^[\s,;]|[,;:(–-]\s*$|,\s*,|\s{2}|\bBukr\b|\d{5}\s\p{L}|\b(?:tel|fax|e-mail)\b[.:]/iu;

export function namesWithBoilerplate(tender: Tender): string[] {
  return tender.buyers.map(({ name }) => name).filter((name) => boilerplate.test(name));
}

/** The Land that a notice gives by NUTS, else by postcode, as the official list of postcodes has it. */
export function publishedLands(
  raw: RawNotice,
  landsOfPostcode: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const byNuts = raw.placeNuts.flatMap((code) => landOf(code) ?? []);
  if (byNuts.length > 0) return byNuts;
  const abroad = raw.placeNuts.some((code) => !code.startsWith("DE"));
  if (abroad) return [];
  const of = (postcode: string) => {
    const lands = landsOfPostcode.get(postcode);
    return lands?.size === 1 ? [...lands] : [];
  };
  const byPostcode = raw.placePostcodes.flatMap(of);
  if (byPostcode.length > 0) return byPostcode;
  if (
    raw.placeNuts.length > 0 ||
    raw.placePostcodes.length > 0 ||
    raw.hasPlaceText ||
    !raw.isGerman
  )
    return [];
  const seat = raw.seatNuts === undefined ? undefined : landOf(raw.seatNuts);
  return seat ? [seat] : raw.seatPostcode === undefined ? [] : of(raw.seatPostcode);
}

export function landsMissed(tender: Tender, published: readonly string[]): string[] {
  const shown = new Set<string | undefined>(tenderSummary(tender).nuts.map(landOf));
  return published.filter((land) => !shown.has(land));
}

/** A notice is visible where the history names its day and, for a correction, its reason or that it gives none. */
export function isVisible(tender: Tender, raw: RawNotice): boolean {
  const shown = tender.notices.find(
    ({ noticeId, version }) =>
      noticeId.toLowerCase() === raw.noticeId && Number(version) === Number(raw.version),
  );
  if (shown?.publishedOn === undefined) return false;
  if (!raw.isCorrection) return true;
  const reason = shown.reasonCode ?? shown.reasonText ?? shown.description;
  return raw.hasReason ? reason !== undefined : shown.isCorrection === true;
}
