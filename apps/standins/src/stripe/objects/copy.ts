/** What the API sends is JSON, so a copy by way of JSON is exactly what a client gets. */
export function copy<Value>(value: Value): Value {
  // JSON of the value has the value's shape: there are no dates and no functions in the tables.
  return JSON.parse(JSON.stringify(value)) as Value;
}

/** The id where the API allows the id or the object itself. */
export function idOf(reference: string | { readonly id: string }): string {
  return typeof reference === "string" ? reference : reference.id;
}

export function optionalIdOf(
  reference: string | { readonly id: string } | null | undefined,
): string | null {
  return reference === null || reference === undefined ? null : idOf(reference);
}

/** The top-level fields of `before` that are different now. */
export function changedFields(before: object, after: object): Record<string, unknown> {
  const now = new Map<string, unknown>(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(now.get(name)),
    ),
  );
}

/** The id for a look-up; a reference to nothing finds nothing. */
export function keyOf(reference: string | { readonly id: string } | null | undefined): string {
  return optionalIdOf(reference) ?? "";
}
