/** German VAT id as the checkout asks for it: DE and nine digits; spaces and small letters as people type them. */
const germanVatId = /^DE\d{9}$/;

/** "de 123 456 789" becomes "DE123456789". Undefined: not the format of a German VAT id (§ 27a UStG). */
export function normalizeVatId(text: string): string | undefined {
  const compact = text.replaceAll(/[\s.\-/]/g, "").toUpperCase();
  return germanVatId.test(compact) ? compact : undefined;
}
