import type { Organisation } from "@tc/domain";
import { cleanLine, cleanUrl } from "../clean-text.ts";
import { countryCode } from "../codes/countries.ts";
import { type XmlElement, attribute } from "../xml/xml-element.ts";
import type { Texts } from "./multilingual.ts";
import { type MaybeElement, cac, cacAll, cbc, cbcAll, code, efac, efacAll, efbc } from "./ubl.ts";

/** The parties of a notice by their technical ids (OPT-200 ORG-…, OPT-201 TPO-…), read when asked for. */
export class Organisations {
  private readonly byId = new Map<string, XmlElement>();
  /** One organisation may have won every lot. */
  private readonly read = new Map<XmlElement, Organisation | undefined>();
  private readonly texts: Texts;

  constructor(extension: MaybeElement, texts: Texts) {
    this.texts = texts;
    for (const organisation of efacAll(efac(extension, "Organizations"), "Organization")) {
      const company = efac(organisation, "Company");
      if (company) this.add(company, company);
      // A touch point is an office of its company: who is meant is the company.
      for (const touchPoint of efacAll(organisation, "TouchPoint")) {
        this.add(touchPoint, company ?? touchPoint);
      }
    }
  }

  /** The organisation behind a reference; undefined when the notice does not describe it. */
  find(id: string | undefined): Organisation | undefined {
    const party = id === undefined ? undefined : this.byId.get(id);
    if (!party) return undefined;
    if (!this.read.has(party)) this.read.set(party, readParty(party, this.texts));
    return this.read.get(party);
  }

  private add(described: XmlElement, party: XmlElement): void {
    for (const identification of cacAll(described, "PartyIdentification")) {
      const id = code(cbc(identification, "ID"));
      if (id !== undefined && !this.byId.has(id)) this.byId.set(id, party);
    }
  }
}

/**
 * A party as written: efac:Company, or the inline cac:Party of the below-threshold dialect.
 * Parties nested in it (ServiceProviderParty: the eSender) are other parties and not read.
 */
export function readParty(party: XmlElement, texts: Texts): Organisation | undefined {
  const name = texts.line(cacAll(party, "PartyName").flatMap((el) => cbcAll(el, "Name")));
  if (name === undefined) return undefined;
  const address = cac(party, "PostalAddress");
  const contact = cac(party, "Contact");
  const town = cleanLine(cbc(address, "CityName")?.text);
  const postcode = cleanLine(cbc(address, "PostalZone")?.text);
  const nuts = nutsCode(cbc(address, "CountrySubentityCode")?.text);
  const country = countryCode(cbc(cac(address, "Country"), "IdentificationCode")?.text ?? "");
  const website = cleanUrl(cbc(party, "WebsiteURI")?.text);
  const email = emailOf(cbc(contact, "ElectronicMail")?.text);
  const phone = cleanLine(cbc(contact, "Telephone")?.text);
  const size = code(efbc(party, "CompanySizeCode"));
  return {
    name,
    identifiers: identifiersOf(party),
    ...splitTown(town, postcode),
    ...(nuts !== undefined && { nuts }),
    ...(country !== undefined && { country }),
    ...(website !== undefined && { website }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(size !== undefined && { size }),
  };
}

/** BT-501: every number the notice gives, with the scheme it names. */
function identifiersOf(party: XmlElement): Organisation["identifiers"] {
  const identifiers = new Map<string, { scheme?: string; value: string }>();
  for (const entity of cacAll(party, "PartyLegalEntity")) {
    for (const companyId of cbcAll(entity, "CompanyID")) {
      const value = cleanLine(companyId.text);
      if (value === undefined || identifiers.has(value)) continue;
      const scheme = attribute(companyId, "schemeName") ?? attribute(companyId, "schemeID");
      identifiers.set(value, scheme ? { scheme, value } : { value });
    }
  }
  return [...identifiers.values()];
}

/** The dialect writes "10178 Berlin" into the town. */
export function splitTown(
  town: string | undefined,
  postcode: string | undefined,
): { town?: string; postcode?: string } {
  const joined = postcode === undefined ? /^(\d{5})\s+(\D.*)$/.exec(town ?? "") : null;
  const parts = joined ? { town: joined[2], postcode: joined[1] } : { town, postcode };
  return {
    ...(parts.town !== undefined && { town: parts.town }),
    ...(parts.postcode !== undefined && { postcode: parts.postcode }),
  };
}

/** A NUTS code as published, upper case; undefined for anything else. */
export function nutsCode(text: string | undefined): string | undefined {
  const nuts = text?.trim().toUpperCase() ?? "";
  return /^[A-Z]{2}[A-Z0-9]{0,3}$/.test(nuts) ? nuts : undefined;
}

function emailOf(text: string | undefined): string | undefined {
  const email = cleanLine(text);
  return email !== undefined && /^[^\s@<>"]{1,64}@[^\s@<>"]{1,255}$/.test(email)
    ? email
    : undefined;
}
