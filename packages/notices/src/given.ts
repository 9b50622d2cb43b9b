/** An object with that one property, or without it where the value is missing. */
export function given<K extends string, V>(
  key: K,
  value: V | undefined,
): { readonly [P in K]?: V } {
  // A computed key widens to string; the literal type of `key` is the truth.
  return (value === undefined ? {} : { [key]: value }) as { [P in K]?: V };
}
