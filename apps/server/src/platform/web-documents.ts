import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { consentPlaceholders } from "./consent-services.ts";
import type { Site } from "./context.ts";
import type { WebBuild } from "./web-build.ts";

/** A document as it is sent, with who runs the installation filled in. */
export interface WebDocument {
  readonly tag: string;
  /** In the best encoding of those accepted; compressed once. */
  body(acceptEncoding: string): Promise<{ bytes: Buffer; encoding?: "br" | "gzip" }>;
}

/** What a document is told of its installation. */
export type DocumentSite = Pick<Site, "operator" | "publicUrl" | "services">;

const placeholder = /\{\{(operator|site|consent)\.(\w+)\}\}/g;
const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/**
 * Fills `{{operator.NAME}}`, `{{site.url}}` and `{{consent.NAME}}` in; safe in text and in quoted attributes. An unknown
 * name stays, so that tests see it.
 */
export function fillDocument(
  html: string,
  name: string,
  { operator, publicUrl, services }: DocumentSite,
): string {
  const values: Record<string, ReadonlyMap<string, string>> = {
    operator: new Map<string, string>(Object.entries(operator)),
    site: new Map([["url", publicUrl]]),
    consent: consentPlaceholders(name, services),
  };
  return html.replaceAll(placeholder, (found, of: string, key: string) => {
    const value = values[of]?.get(key);
    return value?.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? "") ?? found;
  });
}

/** All documents of the build, by their name in it. */
export async function readDocuments(
  build: WebBuild,
  site: DocumentSite,
): Promise<ReadonlyMap<string, WebDocument>> {
  const names = [...build.files].filter((name) => name.endsWith(".html"));
  const documents = names.map(async (name) => {
    const html = await readFile(path.join(build.folder, name), "utf8");
    return [name, createDocument(fillDocument(html, name, site))] as const;
  });
  return new Map(await Promise.all(documents));
}

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

function createDocument(html: string): WebDocument {
  const plain = Buffer.from(html);
  const compressed = new Map<"br" | "gzip", Promise<Buffer>>();
  const compress = async (encoding: "br" | "gzip") => {
    const known = compressed.get(encoding) ?? compressors[encoding](plain);
    compressed.set(encoding, known);
    return { bytes: await known, encoding };
  };
  return {
    // Weak: the same document in several encodings.
    tag: `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 27)}"`,
    async body(acceptEncoding) {
      if (/\bbr\b/.test(acceptEncoding)) return compress("br");
      if (/\bgzip\b/.test(acceptEncoding)) return compress("gzip");
      return { bytes: plain };
    },
  };
}
