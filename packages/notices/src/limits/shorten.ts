import type { LimitsOf, ListLimit, TextLimit } from "@tc/domain";
import { NoticeError } from "../notice.ts";
import type { Shortened } from "../notice.ts";
import { cutText } from "./cut-text.ts";
import { jsonBytes } from "./json-bytes.ts";

export interface Shortening<Value> {
  /** The same object where nothing had to be shortened. */
  readonly value: Value;
  /** What is not whole any more. */
  readonly shortened: ReadonlySet<Shortened>;
  /** The JSON in UTF-8 has no more than these. */
  readonly maxBytes: number;
}

interface Step {
  readonly maxText: number;
  readonly maxEntries: number;
}

const whole: Step = { maxText: Number.POSITIVE_INFINITY, maxEntries: Number.POSITIVE_INFINITY };

/**
 * The most characters of a long text, and the most entries of a list, within the entries of another list (of lots,
 * results, changes …) where the whole is too large: one step after the other. They are few, so that the versions of one
 * notice are cut alike and show no change that is none.
 */
const steps: readonly Step[] = [
  whole,
  ...[10_000, 5_000, 2_000, 1_000, 500, 200].map((maxText) => ({ ...whole, maxText })),
  { maxText: 100, maxEntries: 20 },
  { maxText: 50, maxEntries: 5 },
];

/**
 * Holds a value to its limits, and to so many bytes of JSON. Where its parts make too much together, they are cut
 * further step by step; what is said of the whole stays. undefined where that is not enough. Throws NoticeError, which
 * names the field, where something is too long that must not be shortened.
 */
export function shorten<Value>(
  value: Value,
  limits: LimitsOf<Value>,
  maxBytes: number,
): Shortening<Value> | undefined {
  const bound = byteBound(value, limits as AnyLimits);
  if (bound <= maxBytes) return { value, shortened: nothing, maxBytes: bound };
  for (const step of steps) {
    const walk = new Walk(step, maxBytes);
    // The table has the shape of the type, so what comes back is a Value again.
    const cut = walk.visit(value, limits as AnyLimits) as Value;
    if (walk.bytes > maxBytes) continue;
    return { value: cut, shortened: walk.shortened, maxBytes: walk.bytes };
  }
  return undefined;
}

const nothing: ReadonlySet<Shortened> = new Set();

/**
 * More bytes than the JSON of a value has, NaN where something in it goes beyond its limit. Nearly every notice is small
 * even if each of its characters took three bytes, and this look costs least.
 */
function byteBound(value: unknown, limits: AnyLimits | undefined): number {
  if (typeof value === "string") {
    // Readers leave no control character in a text, which JSON would escape with more.
    return value.length <= (limits as TextLimit).characters ? 3 * value.length + 3 : Number.NaN;
  }
  if (typeof value !== "object" || value === null) return longestNumber;
  let bytes = 3;
  if (Array.isArray(value)) {
    const { each, entries } = limits as ListLimit<unknown>;
    if (value.length > entries) return Number.NaN;
    for (const item of value as unknown[]) bytes += byteBound(item, each as AnyLimits);
    return bytes;
  }
  for (const field in value) {
    bytes +=
      field.length +
      3 +
      byteBound((value as Record<string, unknown>)[field], (limits as FieldLimits)[field]);
  }
  return bytes;
}

/** More than any number or boolean of JSON has, and its comma */
const longestNumber = 26;

type AnyLimits = TextLimit | ListLimit<unknown> | FieldLimits;
type FieldLimits = { readonly [field: string]: AnyLimits };

class Walk {
  bytes = 0;
  readonly shortened = new Set<Shortened>();
  private readonly step: Step;
  private readonly maxBytes: number;
  private readonly path: (string | number)[] = [];
  private listDepth = 0;

  constructor(step: Step, maxBytes: number) {
    this.step = step;
    this.maxBytes = maxBytes;
  }

  /** undefined: the fact is left out. */
  visit(value: unknown, limits: AnyLimits | undefined): unknown {
    if (typeof value === "string") return this.text(value, limits as TextLimit);
    if (Array.isArray(value)) return this.list(value, limits as ListLimit<unknown>);
    if (typeof value === "object" && value !== null) {
      return this.fields(value as Record<string, unknown>, limits as FieldLimits);
    }
    this.bytes += String(value).length;
    return value;
  }

  private text(text: string, { characters, beyond }: TextLimit): string | undefined {
    const { maxText } = this.step;
    const isCutMore = beyond === "cut" && this.listDepth > 0 && maxText < characters;
    const most = isCutMore ? maxText : characters;
    if (text.length <= most) {
      this.bytes += jsonBytes(text);
      return text;
    }
    if (beyond === "refuse") {
      throw new NoticeError(
        "field_too_long",
        `${this.place()} has more than ${characters} characters.`,
      );
    }
    this.shortened.add("texts");
    if (beyond === "leave-out") return undefined;
    const cut = cutText(text, most);
    this.bytes += jsonBytes(cut);
    return cut;
  }

  private list(items: readonly unknown[], limits: ListLimit<unknown>): readonly unknown[] {
    const { entries, beyond } = limits;
    if (items.length > entries && beyond === "refuse") {
      throw new NoticeError("list_too_long", `${this.place()} has more than ${entries} entries.`);
    }
    const { maxEntries } = this.step;
    const isCutMore = beyond === "cut" && this.listDepth > 0 && maxEntries < entries;
    const most = isCutMore ? maxEntries : entries;
    const kept = items.length > most ? items.slice(0, most) : items;
    if (kept !== items) this.shortened.add("lists");
    this.bytes += 2 + Math.max(0, kept.length - 1);
    let copy: unknown[] | undefined;
    this.listDepth += 1;
    // Too large already: whatever follows, the next step has to cut more.
    for (let index = 0; index < kept.length && this.bytes <= this.maxBytes; index += 1) {
      this.path.push(index);
      const item = this.visit(kept[index], limits.each as AnyLimits);
      this.path.pop();
      if (item !== kept[index]) (copy ??= [...kept])[index] = item;
    }
    this.listDepth -= 1;
    return copy ?? kept;
  }

  private fields(value: Record<string, unknown>, limits: FieldLimits): Record<string, unknown> {
    let copy: Record<string, unknown> | undefined;
    // The braces; each field brings its quotes, its colon and a comma, of which there is one less.
    this.bytes += 2;
    let count = 0;
    for (const field in value) {
      const before = value[field];
      if (before === undefined) continue;
      this.path.push(field);
      const after = this.visit(before, limits[field]);
      this.path.pop();
      if (after !== undefined) {
        this.bytes += field.length + 3;
        count += 1;
      }
      if (after === before) continue;
      copy ??= { ...value };
      if (after === undefined) delete copy[field];
      else copy[field] = after;
    }
    this.bytes += Math.max(0, count - 1);
    return copy ?? value;
  }

  /** "lots[3].title" */
  private place(): string {
    return this.path
      .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
      .join("")
      .replace(/^\./, "");
  }
}
