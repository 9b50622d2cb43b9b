/** Markup that is safe to send; made by `html` alone. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Part = string | number | Markup | readonly Markup[];

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function write(part: Part): string {
  if (part instanceof Markup) return part.source;
  if (typeof part === "object") return part.map(({ source }) => source).join("");
  return String(part).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A template whose texts are escaped; attributes need their quotes. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(
    strings
      .map((text, index) => text + (index < parts.length ? write(parts[index]!) : ""))
      .join(""),
  );
}
