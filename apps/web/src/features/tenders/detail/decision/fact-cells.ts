import { bidDeadlines, isPlaceholder } from "@tc/domain";
import type { Deadline, Money, PlausibilityFlag } from "@tc/domain";
import type { TenderAssessment } from "@tc/contract";
import {
  count,
  daysUntil,
  formatMoney,
  formatMoneyShort,
  formatShortDay,
  formatTime,
  formatWeekday,
  zoneName,
} from "../../../../platform/format/format";
import { isUrgent, timeLeftWords } from "../../../../ui/feedback/time-left";
import { formatEstimate, planName } from "../../../assessment";
import { conflictWords, endsDayBefore, lastMoment } from "../days/deadline-words";
import type { Tender } from "../queries";
import type { Cell } from "./cell";

const kindWords = {
  participation: "Teilnahmeantrag",
  offer: "Angebot",
  interest: "Interessensbestätigung",
} as const;

const doubts: Partial<Record<PlausibilityFlag, string>> = {
  deadline_implausible: "unplausibel",
  deadline_conflict: "unsicher",
};

/** The first end of the chance to take part that is still ahead, else the last that was. */
export function deadlineCell(
  { lots, flags, stage }: Pick<Tender, "lots" | "flags" | "stage">,
  now: Date,
): Cell {
  const deadlines = bidDeadlines({ lots } as Parameters<typeof bidDeadlines>[0]);
  const isAhead = (deadline: Deadline) => new Date(lastMoment(deadline)) >= now;
  const deadline = deadlines.find(isAhead) ?? deadlines.at(-1);
  if (!deadline) {
    const note = stage === "planned" ? "noch nicht ausgeschrieben" : "steht wohl in den Unterlagen";
    return {
      name: "Frist",
      kind: "text",
      figure: "nicht veröffentlicht",
      short: "keine Frist",
      note,
    };
  }
  const { hasTime, kind } = deadline;
  const at = lastMoment(deadline);
  const days = daysUntil(new Date(at), now);
  const left = isAhead(deadline) ? timeLeftWords(days) : "vorbei";
  const day = `${formatWeekday(at)}, ${formatShortDay(at, now)}`;
  const time = formatTime(new Date(at));
  const moments = new Set(deadlines.map((other) => other.at)).size;
  const doubt =
    conflictWords(deadline) === undefined
      ? flags.map((flag) => doubts[flag]).find((words) => words !== undefined)
      : "unsicher";
  // Midnight is no time of the last usable day.
  const showsTime = hasTime && !endsDayBefore(deadline);
  const warning =
    doubt ?? (moments > 1 ? `früheste von ${count(moments, "Frist", "Fristen")}` : undefined);
  return {
    name: "Frist",
    ...(kind in kindWords && { nameMore: `, ${kindWords[kind as keyof typeof kindWords]}` }),
    kind: "number",
    figure: left.charAt(0).toUpperCase() + left.slice(1),
    ...(isAhead(deadline) && isUrgent(days) && { tone: "red" }),
    note: showsTime ? `${day}, ${time.replace(" Uhr", "")}` : day,
    noteMore: showsTime
      ? ` Uhr (${zoneName(new Date(at))})`
      : hasTime
        ? ", bis Tagesende"
        : ", ohne Uhrzeit",
    ...(warning !== undefined && { warning }),
  };
}

const widest = 13;

/** In full where there is room. */
function amountWords(money: Money, before: string): string {
  const full = before + formatMoney(money);
  return full.length > widest ? before + formatMoneyShort(money) : full;
}

function quotedNote({
  document,
  isGross = false,
}: Extract<TenderAssessment["budget"], { kind: "quoted" }>): string {
  if (!document) return "im Text genannt";
  return isGross ? "brutto, laut Unterlagen" : "laut Unterlagen";
}

const amount = (money: Money, note: string, before = ""): Cell => ({
  name: "Wert",
  kind: "number",
  figure: amountWords(money, before),
  short: before + formatMoneyShort(money),
  note,
});

/** What the notice says at once; what the product makes of it, once that is there. */
export function valueCell(
  { values, flags }: Pick<Tender, "values" | "flags">,
  answer: TenderAssessment["budget"] | "loading" | "failed",
): Cell {
  const budget = typeof answer === "string" ? undefined : answer;
  if (budget?.kind === "published") {
    const isAwarded = budget.source === "awarded";
    return amount(budget.money, isAwarded ? "vergebener Wert" : "netto, veröffentlicht");
  }
  if (budget?.kind === "maximum") return amount(budget.money, "Höchstwert, kein Umsatz", "bis ");
  if (budget?.kind === "quoted") return amount(budget.money, quotedNote(budget));
  if (budget?.kind === "estimate") {
    const figure = formatEstimate(budget.lowCents, budget.highCents);
    return {
      name: "Wert",
      kind: "number",
      figure,
      isEstimate: true,
      note: `geschätzt aus ${count(budget.n, "Vergabe", "Vergaben")}`,
    };
  }
  const isMaximum = flags.includes("value_is_framework_maximum");
  if (
    values.estimated &&
    !isPlaceholder(values.estimated) &&
    !isMaximum &&
    !flags.includes("value_placeholder")
  )
    return amount(values.estimated, "netto, veröffentlicht");
  if (values.total && !isPlaceholder(values.total)) return amount(values.total, "vergebener Wert");
  if (values.frameworkMaximum)
    return amount(values.frameworkMaximum, "Höchstwert, kein Umsatz", "bis ");
  if (budget?.kind === "locked") {
    return {
      name: "Wert",
      kind: "locked",
      figure: `ab ${planName[budget.tier]}`,
      note: "Schätzung",
    };
  }
  if (answer === "loading" || budget?.kind === "pending")
    return { name: "Wert", kind: "wait", figure: "Wert", note: "Schätzung läuft" };
  return {
    name: "Wert",
    kind: "text",
    figure: "nicht veröffentlicht",
    short: "kein Wert",
    ...(budget && { note: "keine belastbare Schätzung" }),
  };
}
