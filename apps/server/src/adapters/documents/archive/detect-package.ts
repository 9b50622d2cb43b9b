import { fromBufferPromise } from "yauzl";
import type { DetectedFormat } from "../detected-format.ts";
import { officeArchiveLimits } from "../document-limits.ts";

const macroParts = /(?:^|\/)vbaProject\.bin$|^(?:Basic|Scripts)\//i;

/** A ZIP is an office document where its directory names the parts of one; nothing is unpacked for that. */
export async function detectPackage(bytes: Buffer): Promise<DetectedFormat> {
  const names = await listNames(bytes);
  // The reader of archives says what is wrong.
  if (names === undefined) return { format: "zip" };
  const isOffice = names.includes("[Content_Types].xml");
  const isOpen = names[0] === "mimetype" && names.includes("content.xml");
  if (!isOffice && !isOpen) return { format: "zip" };
  if (names.some((name) => macroParts.test(name))) return { reason: "macros" };
  if (isOffice) {
    if (names.includes("word/document.xml")) return { format: "docx" };
    if (names.includes("xl/workbook.xml")) return { format: "xlsx" };
    return { reason: "unknown-format" };
  }
  // The type is stored unpacked as the first member, so that it stands at one place in the file (ODF 1.3 part 2, 3.3).
  const type = bytes.subarray(38, 120).toString("latin1");
  if (type.startsWith("application/vnd.oasis.opendocument.text")) return { format: "odt" };
  if (type.startsWith("application/vnd.oasis.opendocument.spreadsheet")) return { format: "ods" };
  return { reason: "unknown-format" };
}

async function listNames(bytes: Buffer): Promise<string[] | undefined> {
  try {
    const zip = await fromBufferPromise(bytes, {
      lazyEntries: true,
      decodeStrings: false,
      validateEntrySizes: false,
    });
    if (zip.entryCount > officeArchiveLimits.entries) return undefined;
    const names: string[] = [];
    for await (const { fileNameRaw } of zip.eachEntry()) names.push(fileNameRaw.toString("utf8"));
    return names;
  } catch {
    return undefined;
  }
}
