import type { GeneratedOrganisation } from "./organisations.ts";
import { code, escapeXml, german, leaf } from "./xml-text.ts";

const organisationId = (index: number) => `ORG-${String(index + 1).padStart(4, "0")}`;

export const buyerId = organisationId(0);
export const reviewBodyId = organisationId(1);
export const winnerId = (index: number) => organisationId(2 + index);

function organisation(id: string, it: GeneratedOrganisation): string {
  return (
    `<efac:Organization><efac:Company>` +
    (it.size ? code("efbc:CompanySizeCode", "economic-operator-size", it.size) : "") +
    leaf("cbc:WebsiteURI", `https://www.${it.domain}`) +
    `<cac:PartyIdentification><cbc:ID schemeName="organization">${id}</cbc:ID></cac:PartyIdentification>` +
    `<cac:PartyName>${german("cbc:Name", it.name)}</cac:PartyName>` +
    `<cac:PostalAddress>${leaf("cbc:StreetName", it.street)}${leaf("cbc:CityName", it.town.name)}` +
    `<cbc:PostalZone>${it.town.postcode}</cbc:PostalZone>` +
    code("cbc:CountrySubentityCode", "nuts-lvl3", it.town.nuts) +
    `<cac:Country>${code("cbc:IdentificationCode", "country", "DEU")}</cac:Country></cac:PostalAddress>` +
    `<cac:PartyLegalEntity>${leaf("cbc:CompanyID", it.identifier)}</cac:PartyLegalEntity>` +
    `<cac:Contact>${leaf("cbc:Telephone", it.phone)}${leaf("cbc:ElectronicMail", `vergabe@${it.domain}`)}</cac:Contact>` +
    `</efac:Company></efac:Organization>`
  );
}

function reviewBody(buyer: GeneratedOrganisation): string {
  return organisation(reviewBodyId, {
    name: `Vergabekammer Muster ${buyer.town.name}`,
    identifier: "00-MUSTER-VK",
    town: buyer.town,
    street: "Kammerplatz 1",
    domain: "vergabekammer.example.org",
    phone: "+49 30 23125000",
  });
}

/** BT-500 ff.: buyer, review body, winners. */
export const organisations = (
  buyer: GeneratedOrganisation,
  winners: readonly GeneratedOrganisation[],
) =>
  `<efac:Organizations>${organisation(buyerId, buyer)}${reviewBody(buyer)}` +
  winners.map((winner, index) => organisation(winnerId(index), winner)).join("") +
  `</efac:Organizations>`;

export const contractingParty = (buyer: GeneratedOrganisation) =>
  `<cac:ContractingParty><cbc:BuyerProfileURI>${escapeXml(`https://www.${buyer.domain}/vergaben`)}</cbc:BuyerProfileURI>` +
  `<cac:ContractingPartyType>${code("cbc:PartyTypeCode", "buyer-legal-type", buyer.legalType ?? "la")}</cac:ContractingPartyType>` +
  `<cac:ContractingActivity>${code("cbc:ActivityTypeCode", "authority-activity", buyer.activity ?? "gen-pub")}</cac:ContractingActivity>` +
  `<cac:Party><cac:PartyIdentification><cbc:ID schemeName="organization">${buyerId}</cbc:ID></cac:PartyIdentification></cac:Party></cac:ContractingParty>`;
