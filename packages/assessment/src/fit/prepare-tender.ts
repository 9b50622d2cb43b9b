import { bidDeadlines, isPlaceholder } from "@tc/domain";
import type { Money, Tender } from "@tc/domain";
import { splitNormal } from "../statistics/distributions/split-normal.ts";
import { tenderText } from "../text/field-text.ts";
import type { FieldText } from "../text/field-text.ts";
import { isPoorCode } from "./agency-codes.ts";
import { buyerGroupOf, buyerKeyOf } from "./buyer-group.ts";
import type { BudgetRange, FitModels } from "./fit-models.ts";
import { wordLineOf } from "./keywords.ts";
import { hasWords } from "./profile-texts.ts";
import type { PreparedTender, TenderCode } from "./prepared.ts";
import { serviceVocabulary } from "./services/service-vocabulary.ts";
import type { TenderServices } from "./services/service-vocabulary.ts";
import { requirementsOf } from "./requirements/requirements.ts";

/** Standard normal quantiles in the middle of nine equally likely parts. */
const valueNodes = [
  -1.593_218_8, -0.967_421_6, -0.589_455_8, -0.282_216_1, 0, 0.282_216_1, 0.589_455_8, 0.967_421_6,
  1.593_218_8,
];

/** More codes than these are a list, not a description. */
const maxCodes = 12;

/**
 * Makes a tender ready for scoring. `labelOf` gives the German text of an eight-digit CPV code, `budget` the estimate
 * where no value is published; a published framework maximum is no value.
 */
export function prepareTender(
  models: FitModels,
  tender: Tender,
  context: {
    readonly labelOf: (cpv: string) => string | undefined;
    readonly budget?: BudgetRange | undefined;
  },
): PreparedTender {
  const { vectoriser } = models;
  const text = tenderText(tender, context.labelOf);
  const lots = tender.lots.filter(({ kind }) => kind !== "group");
  const published = unique([...tender.cpv, ...lots.flatMap(({ cpv }) => cpv)]).filter(
    (code) => !isPoorCode(code),
  );
  const isCpvEstimated = published.length === 0 && models.estimateCpv !== undefined;
  const valuesCents = publishedValues(tender);
  const nuts = unique([...tender.nuts, ...lots.flatMap((lot) => lot.nuts)]).map((code) =>
    code.toUpperCase(),
  );
  const deadline = bidDeadlines(tender).at(0);
  return {
    text,
    vector: vectoriser.vectorise(text),
    hasText: hasWords(text),
    services: servicesOf(models, text),
    codes: isCpvEstimated
      ? estimated(models, text).map((code) => withLabel(code, context.labelOf))
      : published
          .slice(0, maxCodes)
          .map((code) => withLabel({ code, probability: 1 }, context.labelOf)),
    isCpvEstimated,
    places: nuts.filter((code) => code.length > 2 && !code.startsWith("DEZ")),
    countries: unique(nuts.map((code) => code.slice(0, 2))),
    valuesCents,
    logValues:
      valuesCents.length > 0
        ? Float64Array.from(valuesCents, (cents) => Math.log(cents))
        : intervalNodes(context.budget),
    isValueEstimated: valuesCents.length === 0,
    year: yearOf(tender.publishedOn ?? tender.updatedOn),
    publishedOn: tender.publishedOn,
    deadlineOn: deadline ? berlinDay(deadline.at) : undefined,
    hasPlausibleDeadline: !tender.flags.includes("deadline_implausible"),
    buyers: tender.buyers.map(({ name, originalName = name }) => ({
      key: buyerKeyOf(originalName),
      group: buyerGroupOf(originalName),
    })),
    requirements: requirementsOf(tender),
    lotIds: lots.map(({ id }) => id),
    wordLine: wordLineOf(vectoriser.analyzer, [text.title, ...text.lotTitles, text.description]),
    titleLine: wordLineOf(vectoriser.analyzer, [text.title, ...text.lotTitles]),
  };
}

function withLabel(code: TenderCode, labelOf: (cpv: string) => string | undefined): TenderCode {
  const label = labelOf(code.code);
  return label === undefined ? code : { ...code, label };
}

function servicesOf({ vectoriser: { analyzer } }: FitModels, text: FieldText): TenderServices {
  const { namedIn } = serviceVocabulary(analyzer);
  const titles = namedIn([text.title, ...text.lotTitles].join(" | "));
  return { titles, text: new Map([...titles, ...namedIn(text.description)]) };
}

function estimated(models: FitModels, text: PreparedTender["text"]): readonly TenderCode[] {
  if (!hasWords(text)) return [];
  return (models.estimateCpv?.(text) ?? [])
    .filter(({ code, probability }) => !isPoorCode(code) && probability > 0)
    .slice(0, 5);
}

/**
 * Values one may expect to earn, in cents: those of the lots where they name any, else that of the whole. Other
 * currencies, fillers and framework maxima are none.
 */
function publishedValues(tender: Tender): number[] {
  const whole = expected(tender.values);
  const maximum = tender.values.frameworkMaximum;
  const lots = tender.lots
    .filter(({ kind }) => kind !== "group")
    .flatMap((lot) => expected(lot.values) ?? [])
    .filter((cents) => cents !== maximum?.cents);
  if (lots.length > 0) return lots;
  const isMaximum = tender.flags.includes("value_is_framework_maximum");
  return whole !== undefined && !isMaximum ? [whole] : [];
}

function expected({ estimated: value, frameworkMaximum }: Tender["values"]): number | undefined {
  if (!isUsable(value) || value.cents === frameworkMaximum?.cents) return undefined;
  return value.cents;
}

function isUsable(money: Money | undefined): money is Money {
  return money !== undefined && money.currency === "EUR" && !isPlaceholder(money);
}

function yearOf(day: string | undefined): number | undefined {
  const year = Number(/^(\d{4})-/.exec(day ?? "")?.[1]);
  return Number.isInteger(year) && year > 1900 ? year : undefined;
}

const berlin = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" });

/** The calendar day in Berlin of an instant; undefined where it is none. */
export function berlinDay(instant: string): string | undefined {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? undefined : berlin.format(at);
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

/**
 * Nine equally likely values (ln cents) of an estimate whose low and high are its 10 % and 90 % points. Empty where the range is missing or makes no sense.
 */
function intervalNodes(range: BudgetRange | undefined): Float64Array {
  if (!range) return new Float64Array(0);
  const { lowCents, medianCents, highCents } = range;
  const isRange = lowCents > 0 && lowCents <= medianCents && medianCents <= highCents;
  if (!isRange || !Number.isFinite(highCents)) return new Float64Array(0);
  const lnCentsOf = splitNormal(Math.log(lowCents), Math.log(medianCents), Math.log(highCents));
  return Float64Array.from(valueNodes.map(lnCentsOf));
}
