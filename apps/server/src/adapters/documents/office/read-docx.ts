import type { ReadText } from "../read-text.ts";
import { TextFlow } from "../text/text-flow.ts";
import { walkXml } from "../xml/walk-xml.ts";
import type { Attributes } from "../xml/walk-xml.ts";
import { headingStyles, isOutline } from "./heading-styles.ts";
import { partOf, readParts } from "./read-parts.ts";

const wanted = /^word\/(?:document|styles|footnotes|endnotes)\.xml$/;

/** Half points; smaller letters are not there to be read. */
const smallestSize = 6;

/** The text of a Word document (ECMA-376 part 1, 17), footnotes at its end. */
export async function readDocx(bytes: Uint8Array): Promise<ReadText> {
  const parts = await readParts(bytes, (name) => wanted.test(name));
  const document = partOf(parts, "word/document.xml");
  const headings = headingStyles(parts.get("word/styles.xml"));
  const flow = new TextFlow();
  walkWord(document, flow, headings);
  for (const name of ["word/footnotes.xml", "word/endnotes.xml"]) {
    const notes = parts.get(name);
    if (notes) walkWord(notes, flow, headings);
  }
  return flow.finish();
}

/** Text that was deleted or moved away, that Word writes twice, or that is no text. */
const skippedElements = new Set(["del", "moveFrom", "Fallback", "instrText", "delText", "pict"]);

function walkWord(bytes: Uint8Array, flow: TextFlow, headings: ReadonlySet<string>): void {
  let skipped = 0;
  let isText = false;
  let isHidden = false;
  let isChecked: boolean | undefined;
  const paragraphs: { isHeading: boolean }[] = [];
  walkXml(bytes, {
    open(name, attributes) {
      if (skipped > 0 || skippedElements.has(name)) {
        skipped += 1;
        return;
      }
      const paragraph = paragraphs.at(-1);
      switch (name) {
        case "p":
          paragraphs.push({ isHeading: false });
          flow.openParagraph();
          break;
        case "pStyle":
          if (paragraph) paragraph.isHeading ||= headings.has(attributes.get("val") ?? "");
          break;
        case "outlineLvl":
          if (paragraph) paragraph.isHeading ||= isOutline(attributes);
          break;
        case "r":
          isHidden = false;
          break;
        case "vanish":
          isHidden ||= isOn(attributes);
          break;
        case "sz":
          isHidden ||= Number(attributes.get("val")) < smallestSize;
          break;
        case "t":
          isText = true;
          break;
        case "tab":
          // The same name stands for a stop in a paragraph's properties, which has a position.
          if (!attributes.has("pos")) flow.addText("\t", isHidden);
          break;
        case "br":
        case "cr":
          flow.addText("\n", isHidden);
          break;
        case "noBreakHyphen":
          flow.addText("-", isHidden);
          break;
        case "sym":
          flow.addText(symbolOf(attributes), isHidden);
          break;
        case "checkBox":
          isChecked = false;
          break;
        case "default":
        case "checked":
          if (isChecked !== undefined) isChecked = isOn(attributes);
          break;
        case "tr":
          flow.openRow();
          break;
        case "tc":
          flow.openCell();
          break;
      }
    },
    close(name) {
      if (skipped > 0) {
        skipped -= 1;
        return;
      }
      if (name === "t") isText = false;
      else if (name === "p") flow.closeParagraph(paragraphs.pop()?.isHeading ?? false);
      else if (name === "tr") flow.closeRow();
      else if (name === "checkBox" && isChecked !== undefined) {
        flow.addText(isChecked ? "☒" : "☐");
        isChecked = undefined;
      }
    },
    text(text) {
      if (isText && skipped === 0) flow.addText(text, isHidden);
    },
  });
}

function isOn(attributes: Attributes): boolean {
  return !["0", "false", "off"].includes(attributes.get("val") ?? "");
}

function symbolOf(attributes: Attributes): string {
  const code = Number.parseInt(attributes.get("char") ?? "", 16);
  return code > 0 && code < 0x10_000 ? String.fromCodePoint(code) : "";
}
