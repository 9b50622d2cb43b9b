const names = new Intl.Collator("de", { numeric: true });

/** "Anlage 2" comes before "Anlage 10". */
export function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return names.compare(a.name, b.name);
}
