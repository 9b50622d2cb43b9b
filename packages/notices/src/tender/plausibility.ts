import { bidDeadlines, isPlaceholder, plausibilityFlags } from "@tc/domain";
import type { Money, PlausibilityFlag, Tender } from "@tc/domain";
import type { Shortened } from "../notice.ts";
import { hasValueOutOfRange } from "./value-range.ts";
import { outcomeOf } from "./tender-content.ts";
import type { TenderContent } from "./tender-content.ts";

const dayMs = 86_400_000;
/** Beyond this a deadline is a typing error; dynamic purchasing systems and lists stay open for their whole life. */
const maxDeadlineYears = 5;
const maxStandingDeadlineYears = 20;

/** What a reader must know about the published data. Nothing is corrected; flagged values stay out of statistics. */
export function plausibility(
  content: TenderContent,
  history: {
    readonly publishedOn?: string;
    readonly title: string;
    readonly copiesDisagree: boolean;
    readonly called: boolean;
    readonly shortened: ReadonlySet<Shortened>;
  },
): PlausibilityFlag[] {
  const flags: Readonly<Record<PlausibilityFlag, boolean>> = {
    deadline_implausible: hasImplausibleDeadline(content, history.publishedOn),
    deadline_missing: content.stage === "call" && bidDeadlines(content).length === 0,
    deadline_conflict: history.copiesDisagree || content.lots.some(contradictsItself),
    value_placeholder: allValues(content).some(isPlaceholder),
    value_out_of_range: hasValueOutOfRange(content),
    value_is_framework_maximum: frameworkMaximumIsValue(content),
    lot_sum_mismatch: lotsDoNotAddUp(content),
    award_without_call: history.called && saysAwarded(content.title),
    buyer_unclear: !content.buyers.some((buyer) => isClearName(buyer.name)),
    texts_shortened: history.shortened.has("texts"),
    lists_shortened: history.shortened.has("lists"),
  };
  return plausibilityFlags.filter((flag) => flags[flag]);
}

function hasImplausibleDeadline(content: TenderContent, publishedOn: string | undefined): boolean {
  return content.lots.some((lot) => {
    const standing = lot.dps !== undefined && lot.dps !== "none";
    const maxYears = standing ? maxStandingDeadlineYears : maxDeadlineYears;
    return lot.deadlines.some((deadline) => {
      const at = Date.parse(deadline.at);
      if (Number.isNaN(at)) return true;
      const year = new Date(at).getUTCFullYear();
      if (year < 2000 || year > 2100) return true;
      const from = publishedOn === undefined ? Number.NaN : Date.parse(publishedOn);
      // A day of grace: notices are published in one zone and deadlines named in another.
      return at < from - dayMs || at > from + maxYears * 366 * dayMs;
    });
  });
}

function contradictsItself(lot: Tender["lots"][number]): boolean {
  const moments = new Map<string, number>();
  return lot.deadlines.some(({ kind, at }) => {
    const earlier = moments.get(kind);
    moments.set(kind, Date.parse(at));
    return earlier !== undefined && earlier !== Date.parse(at);
  });
}

function allValues(content: TenderContent): (Money | undefined)[] {
  return [
    ...Object.values(content.values),
    ...content.lots.flatMap((lot) => Object.values(lot.values)),
    ...content.results.flatMap((result) => [result.value, result.frameworkMaximum]),
  ] as (Money | undefined)[];
}

/** BT-27 repeating BT-271, or BT-161 repeating BT-118: what may be spent at most is no expected revenue. */
function frameworkMaximumIsValue(content: TenderContent): boolean {
  const { values } = content;
  return (
    equal(values.estimated, values.frameworkMaximum) ||
    equal(values.total, values.resultFrameworkMaximum) ||
    content.lots.some((lot) => equal(lot.values.estimated, lot.values.frameworkMaximum)) ||
    content.results.some((result) => equal(result.value, result.frameworkMaximum))
  );
}

function equal(value: Money | undefined, maximum: Money | undefined): boolean {
  return (
    value !== undefined &&
    maximum !== undefined &&
    !isPlaceholder(value) &&
    value.cents === maximum.cents &&
    value.currency === maximum.currency
  );
}

function lotsDoNotAddUp(content: TenderContent): boolean {
  const lots = content.lots.map((lot) => lot.values.estimated);
  if (differs(content.values.estimated, lots)) return true;
  // Contracts under a framework are not listed, so their sum says nothing about BT-161.
  if (content.lots.some((lot) => lot.framework !== undefined && lot.framework !== "none"))
    return false;
  const awarded = content.results.filter((result) => outcomeOf(result) !== "clos-nw");
  const complete = awarded.length >= content.lots.length;
  return (
    complete &&
    differs(
      content.values.total,
      awarded.map((result) => result.value),
    )
  );
}

/** More than one percent apart; only where every part is a usable amount of the same currency. */
function differs(total: Money | undefined, parts: readonly (Money | undefined)[]): boolean {
  if (!total || isPlaceholder(total) || parts.length === 0) return false;
  let sum = 0;
  for (const part of parts) {
    if (!part || isPlaceholder(part) || part.currency !== total.currency) return false;
    sum += part.cents;
  }
  return Math.abs(sum - total.cents) > Math.max(total.cents, sum) / 100;
}

/** Below the threshold awards are published on the form of a call; the title gives them away. */
function saysAwarded(title: string): boolean {
  return /vergebener? auftr[aä]g|vergebene auftr[aä]ge|transparenzbekanntmachung|zuschlagsbekanntmachung|auftragsvergabe nach zuschlag|ex[- ]post[- ](transparenz|information|bekanntmachung)/i.test(
    title,
  );
}

/** The national dialect sometimes carries a whole address, phone and mail in the name. */
function isClearName(name: string): boolean {
  const text = name.trim();
  return (
    text.length >= 3 &&
    text.length <= 250 &&
    /\p{L}{2}/u.test(text) &&
    !/@|https?:|\b(tel|telefon|fax)\b[.:]/i.test(text) &&
    !/^(unbekannt|keine angabe|n\/?a|k\. ?a\.|anonym|unpublished)$/i.test(text)
  );
}
