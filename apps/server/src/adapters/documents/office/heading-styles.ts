import { walkXml } from "../xml/walk-xml.ts";
import type { Attributes } from "../xml/walk-xml.ts";

interface Style {
  name: string;
  basedOn: string;
  isOutline: boolean;
}

/** The ids of a Word document's styles for headings: those of that name, of a level of the outline, or based on one. */
export function headingStyles(bytes: Uint8Array | undefined): ReadonlySet<string> {
  const styles = new Map<string, Style>();
  if (!bytes) return new Set();
  let style: Style | undefined;
  walkXml(bytes, {
    open(name, attributes) {
      const value = attributes.get("val") ?? "";
      if (name === "style" && attributes.get("type") === "paragraph") {
        style = { name: "", basedOn: "", isOutline: false };
        styles.set(attributes.get("styleId") ?? "", style);
      } else if (!style) return;
      else if (name === "name") style.name = value;
      else if (name === "basedOn") style.basedOn = value;
      else if (name === "outlineLvl") style.isOutline = isOutline(attributes);
    },
    close(name) {
      if (name === "style") style = undefined;
    },
  });
  return new Set([...styles.keys()].filter((id) => isHeading(styles, id)));
}

/** Nine levels of headings, each based on another at most */
const deepest = 10;

function isHeading(styles: ReadonlyMap<string, Style>, id: string): boolean {
  let style = styles.get(id);
  for (let depth = 0; style && depth < deepest; depth++) {
    if (style.isOutline || /^heading \d/i.test(style.name)) return true;
    style = styles.get(style.basedOn);
  }
  return false;
}

/** Whether a level of the outline is one of headings: 9 is body text. */
export function isOutline(attributes: Attributes): boolean {
  return Number(attributes.get("val") ?? 9) < 9;
}
