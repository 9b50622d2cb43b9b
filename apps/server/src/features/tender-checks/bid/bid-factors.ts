import {
  countCriteria,
  germanDay,
  goodFit,
  isEntered,
  moneyOutlook,
  valueWith,
} from "@tc/assessment";
import type { BidFactor, Calculation, CheckResult } from "@tc/contract";
import {
  addDays,
  bidDeadlines,
  bidFactorKeys,
  cheapestTierWith,
  isBusinessDay,
  tierRights,
  twoDigitCents,
  urgentAt,
} from "@tc/domain";
import type { BidFactorKey, Tender } from "@tc/domain";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import type { Judgement } from "../../assessment/index.ts";
import { counted, percentWords } from "../result/item-words.ts";
import { possibleBids } from "./calculation.ts";

export interface FactorBasis {
  readonly judgement: Judgement;
  /** Of the last check that was finished */
  readonly result: CheckResult | undefined;
  readonly calculation: Calculation;
  readonly tender: { readonly id: string; readonly record: Tender };
  readonly now: Date;
}

type Finding = Pick<BidFactor, "value" | "voice">;
type FactorRule = (basis: FactorBasis) => Finding | undefined;

/** What speaks for or against a bid, one by one, each with the value that it rests on. */
export function bidFactors(basis: FactorBasis): (Finding & { readonly key: BidFactorKey })[] {
  return bidFactorKeys.flatMap((key) => {
    const finding = rules[key](basis);
    return finding ? [{ key, ...finding }] : [];
  });
}

const rules: Readonly<Record<BidFactorKey, FactorRule>> = {
  criteria: ({ judgement: { criteria = [], fit } }) => {
    const { failed, open, met } = countCriteria(criteria);
    const parts = [
      ...(failed > 0 ? [`${failed} nicht erfüllt`] : []),
      ...(open > 0 ? [`${open} ungeprüft`] : []),
      ...(met > 0 ? [`${met} erfüllt`] : []),
    ];
    if (parts.length === 0) return { value: "keine gefunden", voice: "neutral" };
    const value = parts.join(", ");
    if (fit?.assessment.knockout === "failed") return { value, voice: "against" };
    return { value, voice: failed + open > 0 ? "open" : "for" };
  },
  fit: ({ judgement: { fit } }) =>
    fit && {
      value: `${fit.assessment.score} von 100`,
      voice: fit.assessment.score < goodFit ? "against" : "for",
    },
  chance: chanceFinding,
  money: moneyFinding,
  effort: ({ calculation: { hours, costCents, breakEvenPercent } }) => {
    const value = `${counted(hours, "Stunde", "Stunden")}, Kosten ${money.format(costCents / 100)}`;
    if (breakEvenPercent === undefined) return { value, voice: "neutral" };
    return breakEvenPercent > 100
      ? { value: `${value}; selbst ein Zuschlag deckt sie nicht`, voice: "against" }
      : { value: `${value}; ein Zuschlag deckt sie`, voice: "for" };
  },
  time: timeFinding,
  unclear: ({ result }) => {
    if (!result) return undefined;
    const count = result.requirements.filter(({ state }) => state === "unclear").length;
    return count === 0
      ? { value: "keine gefunden", voice: "neutral" }
      : { value: counted(count, "Angabe", "Angaben"), voice: "open" };
  },
};

/** Compares the chance with an average bidder's; it speaks only if its whole range lies on one side. */
function chanceFinding({ judgement: { chances }, calculation }: FactorBasis): Finding {
  if (!chances) {
    const { name } = tierRights(cheapestTierWith("tenderChances"));
    return { value: `ab ${name}`, voice: "open" };
  }
  if (chances.kind === "too-thin") return { value: "zu wenig Daten", voice: "open" };
  if (chances.kind === "silent") {
    return {
      value:
        chances.reason === "knockout"
          ? "keine genannt, solange ein hartes Kriterium verfehlt ist"
          : "keine genannt, die Arbeit passt kaum",
      voice: "open",
    };
  }
  const { low, high, baseline, award } = chances;
  const { percent, lowPercent, highPercent } = calculation.chance ?? chances;
  const mean = percentWords(Math.round(100 * baseline * award));
  return {
    value: `${percentWords(percent)} (${lowPercent}–${percentWords(highPercent)}); ein Bieter im Mittel ${mean}`,
    voice: low > baseline ? "for" : high < baseline ? "against" : "neutral",
  };
}

function moneyFinding({ judgement, calculation, tender }: FactorBasis): Finding {
  const { chances } = judgement;
  const { entered, expected } = calculation;
  const value = valueWith(entered, judgement.value);
  if (chances?.kind !== "chances") return { value: "ohne Chance nicht zu rechnen", voice: "open" };
  if (!value || !expected) return { value: "ohne Auftragswert nicht zu rechnen", voice: "open" };
  const outlook = moneyOutlook({ chances, value, seedKey: tender.id }, possibleBids(calculation));
  return {
    value: `im Mittel ${roundMoney(expected.meanCents)} (${roundMoney(expected.lowCents)} bis ${roundMoney(expected.highCents)}), ${isEntered(entered) ? "mit euren Zahlen" : "nach unseren Annahmen"}`,
    voice: outlook === "covered" ? "for" : outlook === "uncovered" ? "against" : "open",
  };
}

const hoursADay = 8;
/** Beyond so many days counting stops. */
const maxDays = 400;

/** Whether one person could do the hours until the next deadline; a larger team can strike it out. */
function timeFinding({ calculation: { hours }, tender: { record }, now }: FactorBasis): Finding {
  const next = bidDeadlines(record)
    .map(urgentAt)
    .find((at) => Date.parse(at) >= now.getTime());
  if (next === undefined || record.flags.includes("deadline_implausible")) {
    return { value: "keine verlässliche Frist veröffentlicht", voice: "open" };
  }
  // A deadline at midnight leaves the day before it.
  const lastDay = berlinDay(new Date(Date.parse(next) - 1));
  const days = businessDaysAfter(berlinDay(now), lastDay);
  const needed = Math.ceil(hours / hoursADay);
  const demand = `${counted(hours, "Stunde", "Stunden")} sind ${counted(needed, "Arbeitstag", "Arbeitstage")} einer Person`;
  return {
    value: `${counted(days, "Arbeitstag", "Arbeitstage")} bis ${germanDay(lastDay)}; ${demand}`,
    voice: days < needed ? "against" : "for",
  };
}

function businessDaysAfter(today: string, lastDay: string): number {
  let count = 0;
  let day = today;
  for (let passed = 0; passed < maxDays && day < lastDay; passed++) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) count++;
  }
  return count;
}

const money = new Intl.NumberFormat("de-DE", {
  style: "currency",
  currency: "EUR",
  maximumFractionDigits: 0,
});

function roundMoney(cents: number): string {
  const rounded = twoDigitCents(cents);
  const words = money.format(Math.abs(rounded) / 100);
  return rounded < 0 ? `–\u00a0${words}` : words;
}
