import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { escapeHtml } from "@tc/domain";
import { consentPlaceholders } from "../settings/consent-services.ts";
import { inlinePartsOf } from "./content-policy.ts";
import type { InlineParts } from "./content-policy.ts";
import type { Site } from "../context.ts";
import type { WebBuild } from "./web-build.ts";

/** A document as it is sent, with who runs the installation filled in. */
export interface WebDocument {
  readonly html: string;
  readonly type: string;
  readonly tag: string;
  readonly inline: InlineParts;
  /** In the best encoding of those accepted; compressed once. */
  body(acceptEncoding: string): Promise<{ bytes: Buffer; encoding?: "br" | "gzip" }>;
}

/** What a document is told of its installation. */
export type DocumentSite = Pick<Site, "operator" | "publicUrl" | "services" | "isBookable">;

const placeholder = /\{\{(operator|site|consent)\.(\w+)\}\}/g;

/** Inside a string of JSON in a script: no quote ends the string, no tag the script. */
const escapeJson = (value: string) =>
  JSON.stringify(value)
    .slice(1, -1)
    .replaceAll("<", String.raw`\u003c`);
const structuredData = /(<script[^>]*\stype="application\/ld\+json"[^>]*>[\s\S]*?<\/script>)/;

/**
 * Fills `{{operator.NAME}}`, `{{site.NAME}}` and `{{consent.NAME}}` in; safe in text, in quoted attributes and in structured
 * data. An unknown name stays, so that tests see it.
 */
export function fillDocument(
  html: string,
  name: string,
  { operator, publicUrl, services, isBookable }: DocumentSite,
): string {
  const values: Record<string, ReadonlyMap<string, string>> = {
    operator: new Map<string, string>(Object.entries(operator)),
    site: new Map([
      ["url", publicUrl],
      ["booking", isBookable ? "open" : "closed"],
      // The words of schema.org
      ["offers", isBookable ? "InStock" : "OutOfStock"],
    ]),
    consent: consentPlaceholders(name, services),
  };
  const fill = (text: string, escape: (value: string) => string) =>
    text.replaceAll(placeholder, (mark, of: string, key: string) => {
      const value = values[of]?.get(key);
      return value === undefined ? mark : escape(value);
    });
  // Every second part is structured data.
  const parts = html.split(structuredData);
  return parts.map((part, index) => fill(part, index % 2 ? escapeJson : escapeHtml)).join("");
}

const types = {
  html: "text/html; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml; charset=utf-8",
} as const;

function typeOf(name: string): string | undefined {
  const ending = /\.(html|txt|xml)$/.exec(name)?.[1] as keyof typeof types | undefined;
  return ending && types[ending];
}

/** All documents of the build, by their name in it. */
export async function readDocuments(
  build: WebBuild,
  site: DocumentSite,
): Promise<ReadonlyMap<string, WebDocument>> {
  const names = [...build.files].filter((name) => typeOf(name) !== undefined);
  const documents = names.map(async (name) => {
    const html = await readFile(path.join(build.folder, name), "utf8");
    return [name, createDocument(fillDocument(html, name, site), typeOf(name) ?? "")] as const;
  });
  return new Map(await Promise.all(documents));
}

/** Named, and not with a weight of nothing (RFC 9110 §12.5.3). */
const accepts = (header: string, encoding: string) =>
  header.split(",").some((part) => {
    const [name, weight = "1"] = part.toLowerCase().split(/;\s*q=/);
    return name?.trim() === encoding && Number(weight) > 0;
  });

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

export function createDocument(html: string, type: string): WebDocument {
  const plain = Buffer.from(html);
  const compressed = new Map<"br" | "gzip", Promise<Buffer>>();
  const compress = async (encoding: "br" | "gzip") => {
    const kept = compressed.get(encoding) ?? compressors[encoding](plain);
    compressed.set(encoding, kept);
    return { bytes: await kept, encoding };
  };
  return {
    html,
    type,
    inline: inlinePartsOf(html),
    // Weak: the same document in several encodings.
    tag: `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 27)}"`,
    async body(acceptEncoding) {
      if (accepts(acceptEncoding, "br")) return compress("br");
      if (accepts(acceptEncoding, "gzip")) return compress("gzip");
      return { bytes: plain };
    },
  };
}
