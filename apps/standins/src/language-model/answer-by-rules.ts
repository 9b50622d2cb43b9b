/** The part of JSON Schema that questions to a model use. */
export interface AnswerSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, AnswerSchema>>;
  readonly items?: AnswerSchema;
}

/**
 * An answer that fits the schema. Items of pages are lines that a few patterns know; sentences are the first words of
 * each source that the prompt numbers. Everything else is empty.
 */
export function answerByRules(schema: AnswerSchema, prompt: string): string {
  const properties = schema.properties ?? {};
  const filled = Object.entries(properties).map(([name, property]) => {
    if (name === "items") return [name, itemsIn(prompt, property.items ?? {})];
    if (name === "sentences") return [name, sentencesIn(prompt, property.items ?? {})];
    return [name, emptyOf(property)];
  });
  return JSON.stringify(Object.fromEntries(filled));
}

const page = /<<<P:(?<id>p\d+):(?<nonce>\w+)>>>\n(?<text>[\s\S]*?)\n<<<E:\k<id>:\k<nonce>>>>/g;
const patterns: readonly {
  readonly words: RegExp;
  readonly value: (groups: Readonly<Record<string, string>>) => Readonly<Record<string, unknown>>;
}[] = [
  {
    words:
      /(?:Angebots(?:abgabe)?frist|Schlusstermin)[^\n]*?(?<day>\d\d)\.(?<month>\d\d)\.(?<year>\d{4})(?:,? (?:um )?(?<time>\d\d:\d\d))?/,
    value: ({ day, month, year, time }) => ({
      type: "deadline",
      kind: "offer",
      date: `${year}-${month}-${day}`,
      time: time ?? null,
    }),
  },
  {
    words: /Laufzeit[^\n]*?(?<months>\d{1,2}) Monate/,
    value: ({ months }) => ({ type: "contract", kind: "duration", months: Number(months) }),
  },
  {
    words: /umsatz[^\n]*?(?<amount>\d{1,3}(?:\.\d{3})+) (?:EUR|Euro)/i,
    value: ({ amount = "" }) => ({
      type: "eligibility",
      kind: "turnover",
      amount: Number(amount.replaceAll(".", "")),
    }),
  },
  {
    words: /^\W*(?<name>(?:Preis|Qualität|Konzept)\p{L}*)\W+(?<weight>\d{1,3}) ?%/mu,
    value: ({ name, weight }) => ({ type: "award-criterion", name, weightPercent: Number(weight) }),
  },
];

function itemsIn(prompt: string, item: AnswerSchema): object[] {
  const types = item.properties?.["type"]?.enum ?? [];
  return [...prompt.matchAll(page)].flatMap(({ groups }) => {
    const { id, text = "" } = groups ?? {};
    const lines = text.replaceAll("ˆ", " ").split("\n");
    return lines.flatMap((line) =>
      patterns.flatMap(({ words, value }) => {
        const match = words.exec(line);
        if (!match) return [];
        const values = value({ ...match.groups });
        if (!types.includes(values["type"])) return [];
        const empty = emptyOf({ ...item, type: "object" }) as object;
        return [{ ...empty, ...values, quote: line.trim(), page: id }];
      }),
    );
  });
}

const source = /<<<S:(?<id>\w+):(?<nonce>\w+)>>>\n(?<text>[\s\S]*?)\n<<<E:\k<id>:\k<nonce>>>>/g;

function sentencesIn(prompt: string, item: AnswerSchema): object[] {
  return [...prompt.matchAll(source)].slice(0, 3).map(({ groups }) => {
    const { id, text = "" } = groups ?? {};
    const words = text.replaceAll("ˆ", " ").replaceAll(/\s+/g, " ").trim();
    const empty = emptyOf({ ...item, type: "object" }) as object;
    return { ...empty, text: words.slice(0, 250), sources: [id] };
  });
}

function emptyOf(schema: AnswerSchema): unknown {
  const types = [schema.type ?? "object"].flat();
  if (types.includes("null")) return null;
  if (schema.enum) return schema.enum[0];
  switch (types[0]) {
    case "array":
      return [];
    case "string":
      return "";
    case "number":
    case "integer":
      return 0;
    case "boolean":
      return false;
    default:
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, property]) => [
          name,
          emptyOf(property),
        ]),
      );
  }
}
