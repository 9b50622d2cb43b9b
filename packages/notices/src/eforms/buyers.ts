import type { Organisation } from "@tc/domain";
import { countryCode } from "../codes/countries.ts";
import { type XmlElement, attribute } from "../xml/xml-element.ts";
import { withoutAddress } from "./inline-address.ts";
import type { Texts } from "./multilingual.ts";
import { type Organisations, readParty } from "./organisations.ts";
import { cac, cacAll, cbc, cbcAll, cbcCode, code, isListed, listedCode } from "./ubl.ts";

/** All buyers of a procedure in their order, with legal type (BT-11) and activity (BT-10, BT-610). */
export function readBuyers(
  root: XmlElement,
  organisations: Organisations,
  texts: Texts,
): Organisation[] {
  const buyers: Organisation[] = [];
  for (const contracting of cacAll(root, "ContractingParty")) {
    const party = cac(contracting, "Party");
    if (!party) continue;
    const organisation = referenced(party, organisations) ?? inline(party, texts);
    if (!organisation) continue;
    const legalType = legalTypeOf(contracting);
    const activity = cacAll(contracting, "ContractingActivity")
      .map((el) => cbcCode(el, "ActivityTypeCode"))
      .find((type) => type !== undefined);
    buyers.push({
      ...organisation,
      ...(legalType !== undefined && { legalType }),
      ...(activity !== undefined && { activity }),
    });
  }
  return buyers;
}

/** Business registrations (X01, X02) have no buyer; the registered company stands in its place. */
export function readBusinessParty(root: XmlElement, texts: Texts): Organisation[] {
  const party = cac(root, "BusinessParty");
  const entity = cac(party, "PartyLegalEntity");
  const name = texts.line(
    cacAll(party, "PartyLegalEntity").flatMap((el) =>
      el.children.filter((name) => name.name === "RegistrationName"),
    ),
  );
  if (name === undefined) return [];
  const registered = cac(cac(entity, "CorporateRegistrationScheme"), "JurisdictionRegionAddress");
  const country =
    countryCode(
      cbc(cac(cac(party, "PostalAddress"), "Country"), "IdentificationCode")?.text ?? "",
    ) ?? countryCode(cbc(cac(registered, "Country"), "IdentificationCode")?.text ?? "");
  const identifiers = cacAll(party, "PartyLegalEntity").flatMap((el) => {
    const id = cbc(el, "CompanyID");
    const value = code(id);
    const scheme = id && attribute(id, "schemeName");
    return value === undefined ? [] : [{ value, ...(scheme !== undefined && { scheme }) }];
  });
  return [{ name, identifiers, ...(country !== undefined && { country }) }];
}

function referenced(party: XmlElement, organisations: Organisations): Organisation | undefined {
  for (const identification of cacAll(party, "PartyIdentification")) {
    const organisation = organisations.find(cbcCode(identification, "ID"));
    if (organisation) return organisation;
  }
  return undefined;
}

/** The below-threshold dialect describes the buyer in place, often with the whole letterhead as its name. */
function inline(party: XmlElement, texts: Texts): Organisation | undefined {
  const organisation = readParty(party, texts);
  return organisation && withoutAddress(organisation);
}

/** BT-11; national lists go by other names, and BT-740 (buyer-contracting-type) stands beside it. */
function legalTypeOf(contracting: XmlElement): string | undefined {
  const types = cacAll(contracting, "ContractingPartyType").flatMap((el) =>
    cbcAll(el, "PartyTypeCode"),
  );
  return (
    listedCode(types, "buyer-legal-type") ??
    code(types.find((el) => !isListed(el, "buyer-contracting-type")))
  );
}
