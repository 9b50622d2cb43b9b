/** An item as a model wrote it: of the right types, and with nothing in it verified. */
export interface RawItem {
  readonly type: string;
  readonly kind: string;
  readonly quote: string;
  readonly page: string;
  readonly lot?: string;
  readonly date?: string;
  readonly time?: string;
  readonly name?: string;
  readonly parent?: string;
  readonly names?: readonly string[];
  readonly amount?: number;
  readonly count?: number;
  readonly years?: number;
  readonly months?: number;
  readonly days?: number;
  readonly percent?: number;
  readonly weightPercent?: number;
  readonly points?: number;
}

const texts = ["lot", "date", "time", "name", "parent"] as const;
const numbers = [
  "amount",
  "count",
  "years",
  "months",
  "days",
  "percent",
  "weightPercent",
  "points",
] as const;

const maxCharacters = 200_000;
const maxItems = 80;
const maxText = 400;
const maxNames = 5;

/** The items of an answer and how many were none; undefined where the answer is no such list at all. */
export function rawItemsIn(answer: string): { items: RawItem[]; dropped: number } | undefined {
  const list = listIn(answer, "items");
  if (!list) return undefined;
  const items = list.slice(0, maxItems).flatMap((value) => rawItem(value) ?? []);
  return { items, dropped: list.length - items.length };
}

/** The list that a JSON object has under a name */
export function listIn(answer: string, name: string): unknown[] | undefined {
  if (answer.length > maxCharacters) return undefined;
  try {
    const value: unknown = JSON.parse(answer);
    const list = isRecord(value) ? value[name] : undefined;
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function rawItem(value: unknown): RawItem | undefined {
  if (!isRecord(value)) return undefined;
  const { type, kind = "", quote, page, names } = value;
  if (!isText(type) || !isText(kind) || !isText(quote) || !isText(page)) return undefined;
  const item: Record<string, unknown> = { type, kind, quote, page };
  for (const name of texts) {
    const words = value[name] ?? "";
    if (!isText(words)) return undefined;
    if (words.trim() !== "") item[name] = words.trim();
  }
  for (const name of numbers) {
    const number = value[name] ?? undefined;
    if (number === undefined) continue;
    if (typeof number !== "number" || !Number.isFinite(number) || number < 0) return undefined;
    item[name] = number;
  }
  if (Array.isArray(names)) {
    if (names.length > maxNames || !names.every(isText)) return undefined;
    item["names"] = names;
  }
  // Every property was looked at above.
  return item as unknown as RawItem;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= maxText;
}
