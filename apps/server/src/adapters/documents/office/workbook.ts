import { walkXml } from "../xml/walk-xml.ts";

export interface Sheet {
  readonly name: string;
  readonly part: string;
  readonly isHidden: boolean;
}

/** The sheets of a workbook in their order, with the parts that hold them (ECMA-376 part 1, 18.2). */
export function listSheets(
  workbook: Uint8Array,
  relations: Uint8Array,
): { readonly sheets: readonly Sheet[]; readonly is1904: boolean } {
  const targets = new Map<string, string>();
  walkXml(relations, {
    open(name, attributes) {
      if (name !== "Relationship") return;
      const target = attributes.get("Target") ?? "";
      const part = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
      targets.set(attributes.get("Id") ?? "", part);
    },
    close: () => undefined,
  });
  const sheets: Sheet[] = [];
  let is1904 = false;
  walkXml(workbook, {
    open(name, attributes) {
      if (name === "workbookPr") is1904 = /^(?:1|true)$/.test(attributes.get("date1904") ?? "");
      if (name !== "sheet") return;
      sheets.push({
        name: attributes.get("name") ?? "",
        part: targets.get(attributes.get("id") ?? "") ?? "",
        isHidden: (attributes.get("state") ?? "visible") !== "visible",
      });
    },
    close: () => undefined,
  });
  return { sheets, is1904 };
}

/** The strings that cells share by number; how they are pronounced is left out. */
export function sharedStrings(bytes: Uint8Array | undefined): readonly string[] {
  const strings: string[] = [];
  if (!bytes) return strings;
  let text = "";
  let isText = false;
  let pronunciations = 0;
  walkXml(bytes, {
    open(name) {
      if (name === "si") text = "";
      else if (name === "rPh") pronunciations += 1;
      else if (name === "t") isText = pronunciations === 0;
    },
    close(name) {
      if (name === "si") strings.push(text);
      else if (name === "rPh") pronunciations -= 1;
      else if (name === "t") isText = false;
    },
    text(piece) {
      if (isText) text += piece;
    },
  });
  return strings;
}

/** Formats with a fixed number (ECMA-376 part 1, 18.8.30), as far as they are not "General" */
const builtIn: Readonly<Record<number, string>> = {
  1: "0",
  2: "0.00",
  3: "#,##0",
  4: "#,##0.00",
  9: "0%",
  10: "0.00%",
  14: "dd.mm.yyyy",
  15: "dd.mm.yyyy",
  16: "dd.mm.yyyy",
  17: "dd.mm.yyyy",
  18: "h:mm",
  19: "h:mm",
  20: "h:mm",
  21: "h:mm",
  22: "dd.mm.yyyy h:mm",
  37: "#,##0",
  38: "#,##0",
  39: "#,##0.00",
  40: "#,##0.00",
  44: "#,##0.00 €",
};

/** The number format of each cell style. */
export function cellFormats(bytes: Uint8Array | undefined): readonly string[] {
  const codes = new Map<string, string>();
  const formats: string[] = [];
  if (!bytes) return formats;
  let isCellStyle = false;
  walkXml(bytes, {
    open(name, attributes) {
      const id = attributes.get("numFmtId") ?? "0";
      if (name === "numFmt") codes.set(id, attributes.get("formatCode") ?? "");
      else if (name === "cellXfs") isCellStyle = true;
      else if (name === "xf" && isCellStyle) {
        formats.push(codes.get(id) ?? builtIn[Number(id)] ?? "General");
      }
    },
    close(name) {
      if (name === "cellXfs") isCellStyle = false;
    },
  });
  return formats;
}
