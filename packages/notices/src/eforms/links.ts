import type { TenderLink } from "@tc/domain";
import { cleanUrl } from "../clean-text.ts";
import type { XmlElement } from "../xml/xml-element.ts";
import { type MaybeElement, cac, cacAll, cbc, cbcCode } from "./ubl.ts";

/** BT-15, 615 (documents), BT-18 (submission), BT-124 (tools) of one lot or of the procedure. */
export function linksOf(terms: MaybeElement, process: MaybeElement): TenderLink[] {
  const links: TenderLink[] = [];
  for (const document of cacAll(terms, "CallForTendersDocumentReference")) {
    const restricted = cbcCode(document, "DocumentType") === "restricted-document";
    for (const attachment of cacAll(document, "Attachment")) {
      const uri = cbc(cac(attachment, "ExternalReference"), "URI");
      push(links, "documents", uri, restricted);
    }
  }
  for (const recipient of cacAll(terms, "TenderRecipientParty")) {
    push(links, "submission", cbc(recipient, "EndpointID"));
  }
  push(links, "platform", cbc(process, "AccessToolsURI"));
  return links;
}

/** BT-508 and what the procedure itself links to. */
export function procedureLinks(root: XmlElement): TenderLink[] {
  const links = linksOf(cac(root, "TenderingTerms"), cac(root, "TenderingProcess"));
  for (const contracting of cacAll(root, "ContractingParty")) {
    push(links, "platform", cbc(contracting, "BuyerProfileURI"));
  }
  return links;
}

/** The same page is often named once a language: each is kept once. */
function push(
  links: TenderLink[],
  kind: TenderLink["kind"],
  uri: MaybeElement,
  restricted = false,
): void {
  const url = cleanUrl(uri?.text);
  if (url === undefined || links.some((link) => link.kind === kind && link.url === url)) return;
  links.push(restricted ? { kind, url, restricted } : { kind, url });
}
