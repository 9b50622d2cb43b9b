import { DocumentError } from "../document-error.ts";
import { partOf, readParts } from "../office/read-parts.ts";
import { walkXml } from "../xml/walk-xml.ts";

/** The content of an OpenDocument file; of an encrypted one the manifest says so. */
export async function readContent(bytes: Uint8Array): Promise<Uint8Array> {
  const manifestName = "META-INF/manifest.xml";
  const parts = await readParts(bytes, (name) => name === "content.xml" || name === manifestName);
  const manifest = parts.get(manifestName);
  if (manifest) {
    walkXml(manifest, {
      open(name) {
        if (name === "encryption-data") throw new DocumentError("encrypted");
      },
      close: () => undefined,
    });
  }
  return partOf(parts, "content.xml");
}
