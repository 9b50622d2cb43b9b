import { codeWord, criteriaWords, procedureTypes } from "@tc/domain";
import type { CodeList } from "@tc/domain";
import {
  count,
  formatDay,
  formatMoment,
  formatMoney,
  zoneName,
} from "../../../../platform/format/format";
import { procedureWords, languageWord } from "../../../../platform/format/words";
import { cpvWords, placeWords } from "../facts/code-words";

/** An old or new value as a reader sees it; undefined stands for "was not there". The path says what it is. */
export function changedValueWords(
  path: string,
  value: string | undefined,
  codeLabels: Readonly<Record<string, string>> = {},
): string {
  if (value === undefined || value === "") return "keine Angabe";
  const parts = path.split(".");
  if (parts[0] === "results") return resultWords(value);
  if (parts.includes("deadlines")) return value.split(", ").map(momentWords).join(", ");
  if (parts.includes("values")) return moneyWords(value);
  const field = parts.at(-1) ?? "";
  if (field === "cpv") return eachCode(value, (code) => cpvWords(code, codeLabels[code]));
  if (field === "nuts") return eachCode(value, (code) => placeWords(code, codeLabels[code]));
  return wordsOf[field]?.(value) ?? value;
}

const eachCode = (value: string, words: (code: string) => string) =>
  value
    .split(", ")
    .map((code) => `${words(code)} (${code})`)
    .join("; ");

const isoDay = /\b\d{4}-\d{2}-\d{2}\b/g;
const withDays = (value: string) => value.replaceAll(isoDay, (day) => formatDay(day));
const coded = (list: CodeList) => (value: string) => codeWord(list, value);

const wordsOf: Readonly<Record<string, (value: string) => string>> = {
  procedure: (value) =>
    (procedureTypes as readonly string[]).includes(value)
      ? procedureWords[value as keyof typeof procedureWords]
      : value,
  stage: coded("stage"),
  nature: coded("nature"),
  legalBasis: coded("legalBasis"),
  framework: coded("framework"),
  variants: coded("permission"),
  lateSubmission: coded("lateSubmission"),
  submissionLanguages: (value) => value.split(", ").map(languageWord).join(", "),
  duration: withDays,
  documents: withDays,
  text: withDays,
  awardCriteria: (value) => criteriaWords("awardCriterion", value),
  selectionCriteria: (value) => criteriaWords("selection", value),
};

function momentWords(value: string): string {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value) || Number.isNaN(Date.parse(value))) {
    return withDays(value);
  }
  return `${formatMoment(value)} (${zoneName(new Date(value))})`;
}

function moneyWords(value: string): string {
  const money = /^(-?\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(value);
  if (!money) return value;
  return formatMoney({ cents: Math.round(Number(money[1]) * 100), currency: money[2] ?? "EUR" });
}

/** "selec-w; Muster GmbH; 5000.00 EUR; 3 Angebote" as a sentence of words. */
function resultWords(value: string): string {
  const parts = value.split("; ");
  return parts
    .map((part, index) => {
      const offers = /^(\d+) Angebote$/.exec(part);
      if (offers) return count(Number(offers[1]), "Angebot", "Angebote");
      if (index === 0) return codeWord("outcome", part);
      return index === parts.length - 1 ? codeWord("nonAward", moneyWords(part)) : moneyWords(part);
    })
    .join("; ");
}
