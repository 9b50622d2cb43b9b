import type { ReadText } from "../read-text.ts";
import { TextFlow } from "../text/text-flow.ts";
import { walkXml } from "../xml/walk-xml.ts";
import { HiddenStyles } from "./hidden-styles.ts";
import { readContent } from "./read-content.ts";

/** What was deleted, what others remark, and what is no text of the document */
const skippedElements = new Set([
  "tracked-changes",
  "annotation",
  "note-citation",
  "forms",
  "sequence-decls",
]);

/** The text of an OpenDocument text (ODF 1.3 part 3, 5); notes stand before the paragraph that they are for. */
export async function readOdt(bytes: Uint8Array): Promise<ReadText> {
  const content = await readContent(bytes);
  const flow = new TextFlow();
  const styles = new HiddenStyles();
  /** Paragraphs and spans that are open, and whether each shows nothing */
  const hidden: boolean[] = [];
  let skipped = 0;
  let isBody = false;
  const isHidden = () => hidden.includes(true);
  walkXml(content, {
    open(name, attributes) {
      if (skipped > 0 || skippedElements.has(name)) skipped += 1;
      else if (name === "body") isBody = true;
      else if (!isBody) styles.open(name, attributes);
      else if (name === "p" || name === "h") {
        hidden.push(styles.has(attributes));
        flow.openParagraph();
      } else if (name === "span") hidden.push(styles.has(attributes));
      else if (name === "hidden-text" || name === "hidden-paragraph") hidden.push(true);
      else if (name === "s") flow.addText(" ");
      else if (name === "tab") flow.addText("\t");
      else if (name === "line-break") flow.addText("\n");
      else if (name === "table-row") flow.openRow();
      else if (name === "table-cell" || name === "covered-table-cell") flow.openCell();
    },
    close(name) {
      if (skipped > 0) skipped -= 1;
      else if (!isBody) return;
      else if (name === "p" || name === "h") {
        flow.closeParagraph(name === "h");
        hidden.pop();
      } else if (name === "span" || name === "hidden-text" || name === "hidden-paragraph") {
        hidden.pop();
      } else if (name === "table-row") flow.closeRow();
    },
    text(text) {
      // Line breaks of the file itself are blanks (ODF 1.3 part 3, 6.1.2).
      if (skipped === 0 && isBody) flow.addText(text.replace(/\s+/g, " "), isHidden());
    },
  });
  return flow.finish();
}
