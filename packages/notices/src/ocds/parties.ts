import type { Organisation } from "@tc/domain";
import { countryCode } from "../codes/countries.ts";
import { isNuts } from "../codes/nuts.ts";
import { given } from "../given.ts";
import type { JsonObject } from "./json-value.ts";
import { objectAt, objectsAt, textAt, textsAt } from "./json-value.ts";

/** Finds the organisation behind a reference, `{id, name}`, of a release. */
export type PartyLookup = (reference: JsonObject) => Organisation | undefined;

export function partyLookup(release: JsonObject): PartyLookup {
  const byId = new Map<string, JsonObject>();
  const parties = objectsAt(release, "parties");
  // The national service swaps id and identifier.id between references and parties: either may match.
  for (const party of parties) remember(byId, textAt(objectAt(party, "identifier"), "id"), party);
  for (const party of parties) byId.set(textAt(party, "id") ?? "", party);
  byId.delete("");
  return (reference) => {
    const ids = [textAt(reference, "id"), textAt(objectAt(reference, "identifier"), "id")];
    const party = ids.map((id) => (id === undefined ? undefined : byId.get(id))).find(Boolean);
    return readOrganisation(party ?? reference, textAt(reference, "name"));
  };
}

function remember(byId: Map<string, JsonObject>, id: string | undefined, party: JsonObject): void {
  if (id !== undefined && !byId.has(id)) byId.set(id, party);
}

/** The parties with the role, else the ones the release refers to as buyer or procuring entity. */
export function readBuyers(release: JsonObject, lookUp: PartyLookup): Organisation[] {
  const inRole = (role: string): Organisation[] =>
    objectsAt(release, "parties")
      .filter((party) => textsAt(party, "roles").includes(role))
      .flatMap((party) => readOrganisation(party) ?? []);
  const reference =
    objectAt(release, "buyer") ?? objectAt(objectAt(release, "tender"), "procuringEntity");
  const named = reference ? lookUp(reference) : undefined;
  const buyers = inRole("buyer");
  if (buyers.length > 0) return named ? mainFirst(buyers, named) : buyers;
  if (named) return [named];
  return inRole("procuringEntity");
}

function mainFirst(buyers: readonly Organisation[], main: Organisation): Organisation[] {
  return buyers.toSorted((a, b) => Number(b.name === main.name) - Number(a.name === main.name));
}

function readOrganisation(party: JsonObject, fallbackName?: string): Organisation | undefined {
  const name =
    textAt(party, "name") ?? fallbackName ?? textAt(objectAt(party, "identifier"), "legalName");
  if (name === undefined) return undefined;
  const address = objectAt(party, "address");
  const contact = objectAt(party, "contactPoint");
  const details = objectAt(party, "details");
  const region = textAt(address, "region")?.toUpperCase();
  const size = textAt(details, "scale")?.toLowerCase();
  return {
    name,
    identifiers: readIdentifiers(party),
    ...given("town", textAt(address, "locality")),
    ...given("postcode", textAt(address, "postalCode")),
    ...given("nuts", region && isNuts(region) ? region : undefined),
    ...given("country", readCountry(address)),
    ...given("website", textAt(details, "url") ?? textAt(contact, "url")),
    ...given("email", textAt(contact, "email")),
    ...given("phone", textAt(contact, "telephone")),
    ...given("size", size && /^(?:micro|small|medium|large|sme)$/.test(size) ? size : undefined),
  };
}

function readCountry(address: JsonObject | undefined): string | undefined {
  const named = textAt(address, "country") ?? textAt(address, "countryName");
  const country = named === undefined ? undefined : countryCode(named);
  if (country !== undefined) return country;
  const region = textAt(address, "region")?.toUpperCase() ?? "";
  return isNuts(region) ? countryCode(region.slice(0, 2)) : undefined;
}

function readIdentifiers(party: JsonObject): { scheme?: string; value: string }[] {
  const listed = [objectAt(party, "identifier"), ...objectsAt(party, "additionalIdentifiers")];
  const identifiers = listed.flatMap((identifier) => {
    const value = textAt(identifier, "id");
    if (value === undefined || isLocalId(value)) return [];
    return [{ ...given("scheme", textAt(identifier, "scheme")), value }];
  });
  // Outside the national service a party's id is often register and number in one (org-id.guide).
  const id = textAt(party, "id") ?? "";
  const register = /^([A-Z]{2}-[A-Z0-9]+)-(.+)$/.exec(id);
  if (register && !isLocalId(id) && !identifiers.some(({ value }) => value === register[2])) {
    identifiers.push({ scheme: register[1]!, value: register[2]! });
  }
  return identifiers;
}

/** ORG-0001, TPO-0001: names an organisation inside one notice only. */
function isLocalId(id: string): boolean {
  return /^(?:ORG|TPO|UBO|TPA)-\d+$/i.test(id);
}
