import { textLimits, urgentAt } from "@tc/domain";
import type {
  AwardCriterion,
  Deadline,
  Duration,
  LotResult,
  Money,
  SelectionCriterion,
  TenderLink,
} from "@tc/domain";
import { cutText } from "../limits/cut-text.ts";

/** What a change record tells of a long text; the notices themselves remain to be read. */
export function excerpt(text: string | undefined): string | undefined {
  if (text === undefined || text === "") return undefined;
  return cutText(text, textLimits.excerpt.characters);
}

/** "1234.50 EUR" */
export function moneyText(money: Money | undefined): string | undefined {
  if (!money) return undefined;
  const cents = String(Math.abs(money.cents)).padStart(3, "0");
  return `${money.cents < 0 ? "-" : ""}${cents.slice(0, -2)}.${cents.slice(-2)} ${money.currency}`;
}

/** An ISO instant in UTC, of two readings the earlier; the instant of a deadline without time is the end of its day. */
export function deadlineText(
  deadlines: readonly Deadline[],
  kind: Deadline["kind"],
): string | undefined {
  const moments = deadlines
    .filter((deadline) => deadline.kind === kind)
    .map((deadline) => (kind === "opening" ? deadline.at : urgentAt(deadline)));
  return listText([...new Set(moments)]);
}

export function listText(items: readonly string[]): string | undefined {
  return items.length > 0 ? items.join(", ") : undefined;
}

export function linksText(
  links: readonly TenderLink[],
  kind: TenderLink["kind"],
): string | undefined {
  return listText(
    [...new Set(links.filter((link) => link.kind === kind).map((link) => link.url))].toSorted(),
  );
}

export function durationText(duration: Duration | undefined): string | undefined {
  if (!duration) return undefined;
  const { startsOn, endsOn, months, days, unit, open, renewals, renewalText } = duration;
  const parts = [
    startsOn && `ab ${startsOn}`,
    endsOn && `bis ${endsOn}`,
    months !== undefined &&
      (unit === "years"
        ? countText(months / 12, "Jahr", "Jahre")
        : countText(months, "Monat", "Monate")),
    days !== undefined &&
      (unit === "weeks" ? countText(days / 7, "Woche", "Wochen") : countText(days, "Tag", "Tage")),
    open === "unlimited" && "unbefristet",
    renewals !== undefined && countText(renewals, "Verlängerung", "Verlängerungen"),
    renewalText,
  ].filter((part) => typeof part === "string" && part !== "");
  return listText(parts as string[]);
}

const countText = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`;

export function awardCriteriaText(criteria: readonly AwardCriterion[]): string | undefined {
  const units = { percent: " %", points: " Punkte", order: ".", text: "" } as const;
  const lines = criteria.map((criterion) => {
    const label = criterion.name ?? criterion.description ?? criterion.type ?? "?";
    const unit = criterion.weightUnit ? units[criterion.weightUnit] : "";
    return criterion.weight === undefined ? label : `${label}: ${criterion.weight}${unit}`;
  });
  return excerpt(lines.join("; "));
}

export function selectionCriteriaText(criteria: readonly SelectionCriterion[]): string | undefined {
  const lines = criteria.map((criterion) =>
    [criterion.name ?? criterion.type, criterion.description].filter(Boolean).join(": "),
  );
  return excerpt(lines.join("; "));
}

export function resultText(result: LotResult): string {
  const winners = result.winners.map((winner) => winner.name);
  const parts = [
    result.outcome ?? (winners.length > 0 ? "selec-w" : undefined),
    listText(winners),
    moneyText(result.value),
    result.offersReceived === undefined ? undefined : `${result.offersReceived} Angebote`,
    result.nonAwardReason,
  ].filter((part) => part !== undefined);
  return parts.join("; ") || "ohne Angaben";
}
