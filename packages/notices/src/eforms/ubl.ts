import { type XmlElement, attribute, child, children } from "../xml/xml-element.ts";

/** The namespaces of eForms. Prefixes differ from publisher to publisher and mean nothing. */
const cbcNs = "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2";
const cacNs = "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2";
const extNs = "urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2";
const efacNs = "http://data.europa.eu/p27/eforms-ubl-extension-aggregate-components/1";
const efbcNs = "http://data.europa.eu/p27/eforms-ubl-extension-basic-components/1";
const efextNs = "http://data.europa.eu/p27/eforms-ubl-extensions/1";

export type MaybeElement = XmlElement | undefined;

export const cbc = (el: MaybeElement, name: string): MaybeElement => child(el, cbcNs, name);
export const cac = (el: MaybeElement, name: string): MaybeElement => child(el, cacNs, name);
export const efac = (el: MaybeElement, name: string): MaybeElement => child(el, efacNs, name);
export const efbc = (el: MaybeElement, name: string): MaybeElement => child(el, efbcNs, name);
export const cbcAll = (el: MaybeElement, name: string): XmlElement[] => children(el, cbcNs, name);
export const cacAll = (el: MaybeElement, name: string): XmlElement[] => children(el, cacNs, name);
export const efacAll = (el: MaybeElement, name: string): XmlElement[] => children(el, efacNs, name);
export const efbcAll = (el: MaybeElement, name: string): XmlElement[] => children(el, efbcNs, name);

/** A published code or number; "unpublished" stands where a value is withheld (BT-195). */
export function code(el: MaybeElement): string | undefined {
  const text = el?.text;
  return text === undefined || text === "" || text === "unpublished" ? undefined : text;
}

export const cbcCode = (el: MaybeElement, name: string): string | undefined => code(cbc(el, name));

/** The first of the codes that is of that list. */
export function listedCode(elements: readonly XmlElement[], listName: string): string | undefined {
  return code(elements.find((el) => isListed(el, listName)));
}

/** Some publishers write the file name of the code list, "eforms-contract-nature", as `listName`. */
export function isListed(el: XmlElement, listName: string): boolean {
  const published = attribute(el, "listName");
  return published === listName || published === `eforms-${listName}`;
}

/** "true"/"false" as booleans, anything else as not stated. */
export function indicator(text: string | undefined): boolean | undefined {
  return text === "true" || text === "1"
    ? true
    : text === "false" || text === "0"
      ? false
      : undefined;
}

/** A finite number not below zero; −1 stands where a value is withheld. */
export function count(text: string | undefined): number | undefined {
  if (text === undefined || !/^\+?\d{1,15}(?:\.\d{1,15})?$/.test(text)) return undefined;
  return Number(text);
}

/** The eForms extension below an element; every extension is searched, whatever its order. */
export function extension(el: MaybeElement): MaybeElement {
  for (const ubl of children(child(el, extNs, "UBLExtensions"), extNs, "UBLExtension")) {
    const eforms = child(child(ubl, extNs, "ExtensionContent"), efextNs, "EformsExtension");
    if (eforms) return eforms;
  }
  return undefined;
}

/** The local name of a root and whether it is one of eForms. */
const roots: ReadonlyMap<string, string> = new Map([
  [
    "PriorInformationNotice",
    "urn:oasis:names:specification:ubl:schema:xsd:PriorInformationNotice-2",
  ],
  ["ContractNotice", "urn:oasis:names:specification:ubl:schema:xsd:ContractNotice-2"],
  ["ContractAwardNotice", "urn:oasis:names:specification:ubl:schema:xsd:ContractAwardNotice-2"],
  [
    "BusinessRegistrationInformationNotice",
    "http://data.europa.eu/p27/eforms-business-registration-information-notice/1",
  ],
]);

export function isEformsRoot(root: XmlElement): boolean {
  return roots.get(root.name) === root.ns;
}
