import type { Organisation } from "@tc/domain";
import { given } from "../given.ts";
import type { XmlElement } from "../xml/xml-element.ts";
import { kids, line, valueOf, within } from "./ted-element.ts";
import { readParty, webAddress } from "./ted-party.ts";

/** TED's kinds of buyers and their codes in eForms (buyer-legal-type). */
const legalTypes: ReadonlyMap<string, string> = new Map([
  ["MINISTRY", "cga"],
  ["NATIONAL_AGENCY", "cga"],
  ["REGIONAL_AUTHORITY", "ra"],
  ["REGIONAL_AGENCY", "ra"],
  ["BODY_PUBLIC", "body-pl"],
  ["EU_INSTITUTION", "eu-ins-bod-ag"],
]);

/** TED's main activities and their codes in eForms (authority-activity, entity-activity). */
const activities: ReadonlyMap<string, string> = new Map([
  ["GENERAL_PUBLIC_SERVICES", "gen-pub"],
  ["DEFENCE", "defence"],
  ["PUBLIC_ORDER_AND_SAFETY", "pub-os"],
  ["ENVIRONMENT", "env-pro"],
  ["ECONOMIC_AND_FINANCIAL_AFFAIRS", "econ-aff"],
  ["HEALTH", "health"],
  ["HOUSING_AND_COMMUNITY_AMENITIES", "hc-am"],
  ["SOCIAL_PROTECTION", "soc-pro"],
  ["RECREATION_CULTURE_AND_RELIGION", "rcr"],
  ["EDUCATION", "education"],
  ["PRODUCTION_TRANSPORT_DISTRIBUTION_GAS_HEAT", "gas-heat"],
  ["ELECTRICITY", "electricity"],
  ["EXPLORATION_EXTRACTION_GAS_OIL", "gas-oil"],
  ["EXPLORATION_EXTRACTION_COAL_OTHER_SOLID_FUEL", "solid-fuel"],
  ["WATER", "water"],
  ["POSTAL_SERVICES", "post"],
  ["RAILWAY_SERVICES", "rail"],
  ["URBAN_RAILWAY_TRAMWAY_TROLLEYBUS_BUS_SERVICES", "urttb"],
  ["PORT_RELATED_ACTIVITIES", "port"],
  ["AIRPORT_RELATED_ACTIVITIES", "airport"],
]);

const addressNames = [
  "ADDRESS_CONTRACTING_BODY",
  "ADDRESS_CONTRACTING_BODY_ADDITIONAL",
  "CA_CE_CONCESSIONAIRE_PROFILE",
];

/** The buyers of a form, the named one first; kind and activity are stated once, for that one. */
export function readBuyers(form: XmlElement): Organisation[] {
  const legalType = coded(form, ["CA_TYPE", "TYPE_OF_CONTRACTING_AUTHORITY"], legalTypes);
  const activity = coded(
    form,
    ["CA_ACTIVITY", "CE_ACTIVITY", "TYPE_OF_ACTIVITY", "ACTIVITY_OF_CONTRACTING_ENTITY"],
    activities,
  );
  const addresses = contactBlocks(form);
  const parties = addresses.flatMap((address) => readParty(address) ?? []);
  // R2.0.8 keeps the pages of the buyer apart from its address.
  const page = line(within(form, "URL_GENERAL")[0]);
  const website = parties[0]?.website ?? (page && webAddress(page));
  return parties.map((party, index) => {
    if (index > 0) return party;
    const stated = { ...given("legalType", legalType), ...given("activity", activity) };
    return { ...party, ...given("website", website), ...stated };
  });
}

/** R2.0.8 knows a second block for those on whose behalf is bought; it follows the buyer's own. */
function contactBlocks(form: XmlElement): XmlElement[] {
  const addresses = within(form, ...addressNames);
  const others = within(form, "CONTACT_DATA_OTHER_BEHALF_CONTRACTING_AUTORITHY");
  return [...addresses, ...others];
}

function coded(
  form: XmlElement,
  names: readonly string[],
  codes: ReadonlyMap<string, string>,
): string | undefined {
  for (const el of within(form, ...names)) {
    const code = codes.get(valueOf(el) ?? "");
    if (code !== undefined) return code;
  }
  return undefined;
}

/** The buyers' own pages, for the link to the platform. */
export function buyerProfileUrls(form: XmlElement): XmlElement[] {
  return within(form, ...addressNames).flatMap((address) => kids(address, "URL_BUYER"));
}
