/** Markup that is safe to send. Only `html` makes it: the class is not exported, and a look-alike is no instance. */
class Markup {
  readonly #source: string;
  constructor(source: string) {
    this.#source = source;
  }
  get source(): string {
    return this.#source;
  }
}
export type { Markup };

type Part = string | number | Markup | readonly Part[];

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Safe in the text of an element and in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

function write(part: Part): string {
  if (part instanceof Markup) return part.source;
  if (typeof part === "object") return part.map(write).join("");
  return escapeHtml(String(part));
}

/** A template that escapes every text. Fragments made by it may stand inside; attributes need their quotes. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(
    strings
      .map((text, index) => text + (index < parts.length ? write(parts[index]!) : ""))
      .join(""),
  );
}
