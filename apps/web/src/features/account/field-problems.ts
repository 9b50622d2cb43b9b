/** What to say when the server refuses a field, by the field's path in the request. */
export type FieldTexts = Readonly<Record<string, string>>;

/** An address as far as a browser can tell: ASCII, so that no sentence passes for one. The server looks closer. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[!-?A-~]+@[!-?A-~]+\.[!-\-/-?A-~]{2,}$/.test(text.trim());
}

/** The text of a form's field, as typed. */
export function valueOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
