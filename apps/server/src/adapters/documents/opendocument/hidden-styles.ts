import type { Attributes } from "../xml/walk-xml.ts";

const smallestPoints = 3;

/** Learns from the styles at the top of a content which of them show nothing (ODF 1.3 part 3, 16 and 20). */
export class HiddenStyles {
  readonly #names = new Set<string>();
  #style = "";

  open(name: string, attributes: Attributes): void {
    if (name === "style") this.#style = attributes.get("name") ?? "";
    const isTiny =
      name === "text-properties" &&
      Number.parseFloat(attributes.get("font-size") ?? "") < smallestPoints &&
      attributes.get("font-size")?.endsWith("pt") === true;
    const isHidden =
      (name === "text-properties" && attributes.get("display") === "none") ||
      (name === "table-properties" && attributes.get("display") === "false");
    if (isTiny || isHidden) this.#names.add(this.#style);
  }

  has(attributes: Attributes): boolean {
    return this.#names.has(attributes.get("style-name") ?? "");
  }
}
