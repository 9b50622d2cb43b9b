import type { ContractItem } from "../items/document-item.ts";
import { penaltyFigures, withoutSpans } from "./penalty-figures.ts";
import type { PenaltyFigure } from "./penalty-figures.ts";

export const penaltyWords = /vertragsstrafe|konventionalstrafe|pönale|malus(?!regel)/i;
/** Between the word and its figure stands no other figure, and no other clause. */
const capBefore =
  /(?:höchst\p{L}*|maximal\p{L}*|max\.|obergrenze|nicht mehr als|bis zu|nicht über(?:schreiten|steigen)|(?:begrenz|beschränk|gedeckel|deckel)\p{L}*[^\d;,]{0,40}\s(?:auf|bei|mit|von))(?!\p{L})[^\d;,]{0,70}$/iu;
const capBehind =
  /^[^\d;,]{0,60}(?:(?:begrenzt|beschränkt|gedeckelt)(?!\s+(?:auf|bei|mit))|nicht (?:überschr|übersteig)|als obergrenze|überschritten)/i;
/** All days or weeks together: a cap only beside a rate for one of them */
const together = /(?<!\p{L})insgesamt(?!\p{L})/iu;
/** Words of a cap that stand where it is not sure which figure they mean */
const mayBeCap =
  /höchst|maxim|max\.|obergrenze|begrenz|beschränk|gedeckel|nicht mehr als|bis zu|insgesamt|nicht (?:zu )?über(?:schr|steig)/i;
const denied = /(?:nicht|keine\p{L}?|ohne)\s(?:\S+\s){0,2}?(?:auf|bei)\s[^\d;,]{0,30}$/iu;
/** Percentages of something else in the same sentence */
const otherWords =
  /(?<!\p{L})(?:haft(?:et|en|ung)|skonto|sicherheit|bürgschaft|(?:sicherheits)?einbehalt|nachlass|rabatt|zins|schaden(?:s)?ersatz|preis(?:anpass|steiger|erhöh|gleit)|anzahlung|vorauszahlung|verfügbar|erreichbar|quote)/giu;
const otherBehind =
  /^\s*(?:\p{L}+\s)?(?:umsatzsteuer|mehrwertsteuer|ust|mwst|skonto|nachlass|rabatt|zins|verfügbar|erreichbar)/iu;
/** A cap of a part, such as "je Verstoß", is none of the whole. */
const perPart = /(?<!\p{L})(?:je|pro|für jede[nrsm]?)\s+\p{L}/iu;
const mentionReach = 120;

export type Penalty = Pick<ContractItem, "percent" | "per" | "capPercent">;

type Role = "rate" | "cap" | "unclear" | "other";
interface Part {
  readonly figure: PenaltyFigure;
  readonly role: Role;
  readonly isWhole: boolean;
}

/**
 * Rate and cap of a penalty as a sentence names them: "0,3 % je Werktag, höchstens 5 %". A percentage that may be either
 * is neither. Undefined where the sentence names no percentage of a penalty.
 */
export function penaltyIn(words: string): Penalty | undefined {
  const figures = penaltyFigures(words);
  const hasSpan = figures.some(({ span }) => span !== undefined);
  const parts = figures.flatMap((figure, at): Part[] => {
    if (!figure.isPercent) return [];
    const before = words.slice(figures[at - 1]?.end ?? 0, figure.start);
    const behind = words.slice(figure.end, figures[at + 1]?.start);
    const isLast = at === figures.length - 1;
    const sides = { before, behind, isFirst: at === 0, isLast, hasSpan };
    const around = [before, behind.split(/[;,]/, 1)[0] ?? ""];
    const isWhole = !around.some((side) => perPart.test(withoutSpans(side)));
    return [{ figure, role: roleOf(figure, sides), isWhole }];
  });
  const ownParts = parts.filter(({ role }) => role !== "other");
  if (ownParts.length === 0) return undefined;
  return { ...rateOf(ownParts), ...capOf(ownParts) };
}

interface Sides {
  /** Between the figure and the one before it, and the one behind it */
  readonly before: string;
  readonly behind: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly hasSpan: boolean;
}

function roleOf({ span }: PenaltyFigure, { before, behind, ...sides }: Sides): Role {
  // "5 % (ohne Haftung)" tells nothing of the next figure.
  const lead = before.replaceAll(/\([^()]*\)/g, " ");
  if (isOther(lead) || otherBehind.test(behind)) return "other";
  const isCapped = capBefore.test(lead);
  const isCappedBehind = capBehind.test(behind);
  if (span) {
    const isMixed = isCapped && (span.isApart || (span.stands === "before" && !sides.isFirst));
    return isMixed || isCappedBehind || together.test(before) ? "unclear" : "rate";
  }
  if (denied.test(before)) return "unclear";
  if (isCapped || isCappedBehind) return "cap";
  if (together.test(before) && sides.hasSpan) return "cap";
  const mention = before.slice(-mentionReach) + (sides.isLast ? behind : "");
  return mayBeCap.test(mention) ? "unclear" : "rate";
}

/** Whether a word for something else stands nearer to the figure than the penalty's own word. */
function isOther(before: string): boolean {
  const other = Array.from(before.matchAll(otherWords)).at(-1);
  return other !== undefined && !penaltyWords.test(before.slice(other.index));
}

/** The first that is for a span of time, else the first */
function rateOf(parts: readonly Part[]): Penalty {
  const rates = parts.filter(({ role }) => role === "rate").map(({ figure }) => figure);
  const { percent, span } = rates.find((rate) => rate.span !== undefined) ?? rates[0] ?? {};
  if (percent === undefined) return {};
  return { percent, ...(span && { per: span.per }) };
}

/** Only where the sentence names one, of the whole, and larger than its rates. */
function capOf(parts: readonly Part[]): Penalty {
  const caps = parts.filter(({ role }) => role === "cap");
  const [percent, ...others] = new Set(caps.map(({ figure }) => figure.percent));
  if (percent === undefined || others.length > 0) return {};
  const isLarger = parts.every(
    ({ role, figure }) => role !== "rate" || (figure.percent ?? 0) < percent,
  );
  return isLarger && caps.every(({ isWhole }) => isWhole) ? { capPercent: percent } : {};
}
