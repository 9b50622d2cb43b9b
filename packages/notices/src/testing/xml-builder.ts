// The Encoding standard is pure; TypeScript only knows it with the DOM or Node's types.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** An element to be written: name with one of the prefixes below, attributes, children or text. */
export type Part = string | readonly Part[] | undefined;

const namespaces = {
  cbc: "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
  cac: "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
  ext: "urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2",
  efac: "http://data.europa.eu/p27/eforms-ubl-extension-aggregate-components/1",
  efbc: "http://data.europa.eu/p27/eforms-ubl-extension-basic-components/1",
  efext: "http://data.europa.eu/p27/eforms-ubl-extensions/1",
};

const rootNamespaces: Readonly<Record<string, string>> = {
  BusinessRegistrationInformationNotice:
    "http://data.europa.eu/p27/eforms-business-registration-information-notice/1",
};

/** One element with its children already written; text goes through `text`. */
export function el(name: string, ...parts: readonly Part[]): string {
  return `<${name}>${flat(parts)}</${name.split(" ")[0]}>`;
}

/** A leaf with attributes: `leaf("cbc:ID", "LOT-0001", { schemeName: "Lot" })`. */
export function leaf(
  name: string,
  value: string | number | boolean,
  attributes: Readonly<Record<string, string>> = {},
): string {
  const written = Object.entries(attributes).map(([key, text]) => ` ${key}="${escaped(text)}"`);
  return `<${name}${written.join("")}>${escaped(String(value))}</${name}>`;
}

export const text = (name: string, value: string, languageID = "DEU"): string =>
  leaf(name, value, { languageID });

export const money = (name: string, value: string | number, currencyID = "EUR"): string =>
  leaf(name, value, { currencyID });

/** The eForms extension around its content. */
export const extension = (...parts: readonly Part[]): string =>
  el(
    "ext:UBLExtensions",
    el("ext:UBLExtension", el("ext:ExtensionContent", el("efext:EformsExtension", parts))),
  );

/** A whole document; `prefixes` renames the usual ones, as some publishers do. */
export function noticeXml(
  root: string,
  parts: readonly Part[],
  prefixes: Readonly<Record<string, string>> = {},
): string {
  let body = flat(parts);
  const declared: string[] = [];
  for (const [prefix, uri] of Object.entries(namespaces)) {
    const written = prefixes[prefix] ?? prefix;
    declared.push(written === "" ? `xmlns="${uri}"` : `xmlns:${written}="${uri}"`);
    if (written !== prefix) {
      body = body.replaceAll(
        new RegExp(`(</?)${prefix}:`, "g"),
        written === "" ? "$1" : `$1${written}:`,
      );
    }
  }
  const rootNs = rootNamespaces[root] ?? `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<r:${root} xmlns:r="${rootNs}" ${declared.join(" ")}>${body}</r:${root}>`;
}

export const bytesOf = (xml: string): Uint8Array => new TextEncoder().encode(xml);

function flat(parts: readonly Part[]): string {
  return parts.map((part) => (Array.isArray(part) ? flat(part) : (part ?? ""))).join("");
}

function escaped(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
