import type { Organisation } from "@tc/domain";
import { countryCode } from "../codes/countries.ts";
import { cleanLine, cleanUrl } from "../clean-text.ts";
import { given } from "../given.ts";
import { isNuts } from "../codes/nuts.ts";
import type { XmlElement } from "../xml/xml-element.ts";
import { kid, line, valueOf, within } from "./ted-element.ts";

/**
 * An address block of any release: R2.0.9 has OFFICIALNAME and NATIONALID in it, R2.0.8 inside ORGANISATION
 * (or the name as its text) and the mail inside E_MAILS. undefined without a name.
 */
export function readParty(address: XmlElement | undefined): Organisation | undefined {
  if (!address) return undefined;
  const organisation = kid(address, "ORGANISATION");
  const named = kid(address, "OFFICIALNAME") ?? kid(organisation, "OFFICIALNAME") ?? organisation;
  const name = line(named);
  if (name === undefined) return undefined;
  const id = line(kid(address, "NATIONALID") ?? kid(organisation, "NATIONALID"));
  const nuts = valueOf(kid(address, "NUTS"), "CODE");
  const website = line(kid(address, "URL_GENERAL", "URL"));
  return {
    name,
    identifiers: id === undefined ? [] : [{ value: id }],
    ...given("town", line(kid(address, "TOWN"))),
    ...given("postcode", line(kid(address, "POSTAL_CODE"))),
    ...given("nuts", nuts && isNuts(nuts) ? nuts : undefined),
    ...given("country", countryCode(valueOf(kid(address, "COUNTRY")) ?? "")),
    ...given("website", website && webAddress(website)),
    ...given("email", line(kid(address, "E_MAIL") ?? within(address, "E_MAIL")[0])),
    ...given("phone", line(kid(address, "PHONE"))),
  };
}

/** A published address of a page: "www.stadt.de" and "stadt.de/vergabe" are meant as https. */
export function webAddress(text: string): string | undefined {
  const address = cleanLine(text) ?? "";
  const isBare =
    !/^[a-z][a-z0-9+.-]*:/i.test(address) && /^[^\s/]+\.[a-z]{2,}(?:[/:?#]|$)/i.test(address);
  return cleanUrl(isBare ? `https://${address}` : address);
}
