import type { TenderLink } from "@tc/domain";
import { cleanUrl } from "../clean-text.ts";
import type { XmlElement } from "../xml/xml-element.ts";
import { type MaybeElement, cac, cacAll, cbc, cbcCode } from "./ubl.ts";

/** BT-15, 615 (documents), BT-18 (submission), BT-124 (tools) of one lot or of the procedure. */
export function linksOf(terms: MaybeElement, process: MaybeElement): readonly TenderLink[] {
  return addLinks(terms, process).list;
}

function addLinks(terms: MaybeElement, process: MaybeElement): UniqueLinks {
  const links = new UniqueLinks();
  for (const document of cacAll(terms, "CallForTendersDocumentReference")) {
    const restricted = cbcCode(document, "DocumentType") === "restricted-document";
    for (const attachment of cacAll(document, "Attachment")) {
      const uri = cbc(cac(attachment, "ExternalReference"), "URI");
      links.add("documents", uri, restricted);
    }
  }
  for (const recipient of cacAll(terms, "TenderRecipientParty")) {
    links.add("submission", cbc(recipient, "EndpointID"));
  }
  links.add("platform", cbc(process, "AccessToolsURI"));
  return links;
}

/** BT-508 and what the procedure itself links to. */
export function procedureLinks(root: XmlElement): readonly TenderLink[] {
  const links = addLinks(cac(root, "TenderingTerms"), cac(root, "TenderingProcess"));
  for (const contracting of cacAll(root, "ContractingParty")) {
    links.add("platform", cbc(contracting, "BuyerProfileURI"));
  }
  return links.list;
}

/** The same page is often named once a language: each is kept once. */
class UniqueLinks {
  readonly list: TenderLink[] = [];
  private readonly seen = new Set<string>();

  add(kind: TenderLink["kind"], uri: MaybeElement, restricted = false): void {
    const url = cleanUrl(uri?.text);
    const key = `${kind} ${url}`;
    if (url === undefined || this.seen.has(key)) return;
    this.seen.add(key);
    this.list.push(restricted ? { kind, url, restricted } : { kind, url });
  }
}
