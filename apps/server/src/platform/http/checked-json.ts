import type { z } from "zod";

declare const meaning: unique symbol;

class Checked<Value> {
  declare readonly [meaning]?: Value;
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/**
 * JSON text of a value that was checked by a schema, so that it says nothing the schema does not know. Checked and
 * written once, it can be sent often.
 */
export type CheckedJson<Value> = Checked<Value>;

const made = <Value>(json: string): CheckedJson<Value> => new Checked<Value>(json);

export function isCheckedJson(value: unknown): value is CheckedJson<unknown> {
  return value instanceof Checked;
}

/** Throws when the value does not fit; what the schema does not know is left out. */
export function checkedJson<Schema extends z.ZodType>(
  schema: Schema,
  value: z.input<Schema>,
): CheckedJson<z.output<Schema>> {
  return made(JSON.stringify(schema.parse(value)));
}

/** Text that an endpoint made of an answer it had checked. */
export function checkedText(json: string): CheckedJson<unknown> {
  return made(json);
}

export function checkedList<Item>(items: readonly CheckedJson<Item>[]): CheckedJson<Item[]> {
  return made(`[${items.map(({ json }) => json).join(",")}]`);
}

type Parts<Value> = { readonly [Key in keyof Value]: CheckedJson<Exclude<Value[Key], undefined>> };

/** An object of parts that were checked one by one. */
export function checkedObject<Value extends object>(parts: Parts<Value>): CheckedJson<Value> {
  const entries = Object.entries<CheckedJson<unknown> | undefined>(parts);
  const fields = entries.flatMap(([name, part]) =>
    part === undefined ? [] : [`${JSON.stringify(name)}:${part.json}`],
  );
  return made(`{${fields.join(",")}}`);
}
