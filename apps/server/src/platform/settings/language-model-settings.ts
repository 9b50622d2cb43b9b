import { z } from "zod";
import type { LanguageModel } from "../../ports/language-model.ts";
import { isLoopbackOrigin } from "../outbound/network.ts";

const cents = z.coerce.number().int().min(0).max(1_000_000);
const name = z.string().max(100);
/** "9/28": cents for a million tokens that are sent, and for a million that come back */
const prices = z
  .string()
  .regex(/^\d{1,6}\/\d{1,6}$/, "zwei ganze Zahlen mit Schrägstrich, zum Beispiel 9/28");

export const languageModelSettings = {
  LANGUAGE_MODEL_KEY: z.string().max(500).optional(),
  LANGUAGE_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  LANGUAGE_MODEL_MAP: name.default("mistral-small-latest"),
  LANGUAGE_MODEL_REDUCE: name.default("mistral-large-latest"),
  LANGUAGE_MODEL_MAP_PRICES: prices.default("9/28"),
  LANGUAGE_MODEL_REDUCE_PRICES: prices.default("46/140"),
  LANGUAGE_MODEL_AGENCY_DAY_CENTS: cents.default(50),
  LANGUAGE_MODEL_FETCHED_DAY_CENTS: cents.default(500),
  /** A fifth of the cents for all, unless set */
  LANGUAGE_MODEL_FETCHED_AGENCY_DAY_CENTS: cents.optional(),
  LANGUAGE_MODEL_DAY_CENTS: cents.default(1_000),
  LANGUAGE_MODEL_STANDIN_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
};
type Settings = z.output<z.ZodObject<typeof languageModelSettings>>;

interface Priced {
  readonly name: string;
  readonly inputCents: number;
  readonly outputCents: number;
}

/** Which models, at which prices, and what they may cost in a day */
export function modelsOf(settings: Settings): {
  readonly models: { readonly map: Priced; readonly reduce: Priced };
  readonly dayCents: LanguageModel["dayCents"];
} {
  return {
    models: {
      map: priced(settings.LANGUAGE_MODEL_MAP, settings.LANGUAGE_MODEL_MAP_PRICES),
      reduce: priced(settings.LANGUAGE_MODEL_REDUCE, settings.LANGUAGE_MODEL_REDUCE_PRICES),
    },
    dayCents: {
      agency: settings.LANGUAGE_MODEL_AGENCY_DAY_CENTS,
      fetched: settings.LANGUAGE_MODEL_FETCHED_DAY_CENTS,
      fetchedShare:
        settings.LANGUAGE_MODEL_FETCHED_AGENCY_DAY_CENTS ??
        Math.floor(settings.LANGUAGE_MODEL_FETCHED_DAY_CENTS / 5),
      all: settings.LANGUAGE_MODEL_DAY_CENTS,
    },
  };
}

function priced(model: string, text: string): Priced {
  const [inputCents = 0, outputCents = 0] = text.split("/").map(Number);
  return { name: model, inputCents, outputCents };
}

/** What agencies have uploaded travels to this address. */
export function languageModelProblems({
  LANGUAGE_MODEL_KEY: key,
  LANGUAGE_MODEL_URL: url,
  LANGUAGE_MODEL_STANDIN_PORT: standin,
  NODE_ENV,
}: Settings & { readonly NODE_ENV: string }): readonly string[] {
  const isProduction = NODE_ENV === "production";
  const isPlain = url !== undefined && !url.startsWith("https:");
  return [
    url !== undefined &&
      key === undefined &&
      "LANGUAGE_MODEL_KEY: nötig, wenn LANGUAGE_MODEL_URL gesetzt ist",
    isPlain &&
      (isProduction || !isLoopbackOrigin(new URL(url).origin)) &&
      "LANGUAGE_MODEL_URL: nur mit https, sonst reisen Unterlagen ungeschützt",
    isProduction &&
      standin !== undefined &&
      "LANGUAGE_MODEL_STANDIN_PORT: antwortet mit Erfundenem und ist im Produktivbetrieb gesperrt",
    key !== undefined &&
      standin !== undefined &&
      "LANGUAGE_MODEL_STANDIN_PORT: geht nur ohne LANGUAGE_MODEL_KEY",
  ].filter((problem) => problem !== false);
}
