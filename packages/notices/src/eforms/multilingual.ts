import { cleanLine, cleanText } from "../clean-text.ts";
import { type XmlElement, attribute } from "../xml/xml-element.ts";

/** Chooses among the languages of a text: German, else the notice's own, else the first published. */
export class Texts {
  private readonly language: string | undefined;

  constructor(language: string | undefined) {
    this.language = language;
  }

  /** A name or title on one line. */
  line(elements: readonly XmlElement[]): string | undefined {
    return cleanLine(this.pick(elements));
  }

  /** Running text with its paragraphs. */
  text(elements: readonly XmlElement[]): string | undefined {
    return cleanText(this.pick(elements));
  }

  private pick(elements: readonly XmlElement[]): string | undefined {
    const published = elements.filter((el) => el.text !== "" && el.text !== "unpublished");
    if (published.length < 2) return published[0]?.text;
    const languageOf = (el: XmlElement): string | undefined =>
      attribute(el, "languageID")?.toUpperCase();
    const best =
      published.find((el) => languageOf(el) === "DEU") ??
      published.find((el) => languageOf(el) === this.language) ??
      published[0];
    return best?.text;
  }
}
