import { organisationLimits } from "@tc/domain";
import type { Organisation } from "@tc/domain";
import { partyKeys } from "@tc/notices";
import type { Transaction as KyselyTransaction } from "kysely";
import type { Database } from "../../../platform/database/schema.ts";
import { deterministicId } from "../tenders/deterministic-id.ts";
import * as store from "./party.store.ts";
import type { PartyRole, PartyRow } from "./party.store.ts";
import { toStoredJson } from "../reading/stored-json.ts";

/** Finds an organisation's entity; undefined where it has neither name nor number. */
export type PartyFinder = (organisation: Organisation) => string | undefined;

type Draft = { -readonly [Field in keyof PartyRow]: PartyRow[Field] };

/**
 * Gives every organisation its entity, in order of arrival. A register number decides; a name with its town leads to the
 * first who bore it. An entity known by name alone takes the first number that comes with that name; a second,
 * different number is another organisation.
 */
export async function registerParties(
  db: KyselyTransaction<Database>,
  role: PartyRole,
  organisations: readonly Organisation[],
  lookups: readonly Organisation[],
): Promise<PartyFinder> {
  const keysOf = rememberedKeys();
  const wanted = new Set([...organisations, ...lookups].flatMap(keysOf));
  const idOfKey = await store.listPartyKeys(db, role, [...wanted]);
  const knownIds = [...new Set(idOfKey.values())];
  const numbered = new Set<string>();
  for (const { id, key } of await store.listKeysOfParties(db, role, knownIds)) {
    if (!isName(key)) numbered.add(id);
  }
  const drafts = new Map<string, Draft>();
  for (const row of await store.listParties(db, role, knownIds)) drafts.set(row.id, { ...row });
  const changed = new Set<string>();
  const newKeys: { key: string; id: string }[] = [];

  for (const organisation of organisations) {
    const keys = keysOf(organisation);
    const [first] = keys;
    if (first === undefined) continue;
    const id = findParty(keys, idOfKey, numbered) ?? deterministicId(role, first);
    for (const key of keys) {
      if (idOfKey.has(key)) continue;
      idOfKey.set(key, id);
      newKeys.push({ key, id });
      if (!isName(key)) numbered.add(id);
    }
    const draft = drafts.get(id);
    if (!draft) {
      drafts.set(id, newParty(id, organisation));
      changed.add(id);
    } else if (complete(draft, organisation)) changed.add(id);
  }

  if (changed.size > 0)
    await store.upsertParties(db, role, toStoredJson([...changed].map((id) => drafts.get(id))));
  if (newKeys.length > 0) await store.insertPartyKeys(db, role, newKeys);
  return (organisation) => findParty(keysOf(organisation), idOfKey, numbered);
}

/** Every organisation is asked for two or three times, and evening out a name takes longer than all else here. */
function rememberedKeys(): (organisation: Organisation) => readonly string[] {
  const remembered = new Map<Organisation, readonly string[]>();
  return (organisation) => {
    const rememberedKeysOf = remembered.get(organisation);
    if (rememberedKeysOf) return rememberedKeysOf;
    const keys = partyKeys(organisation);
    remembered.set(organisation, keys);
    return keys;
  };
}

const isName = (key: string) => key.startsWith("name:");

function findParty(
  keys: readonly string[],
  idOfKey: ReadonlyMap<string, string>,
  numbered: ReadonlySet<string>,
): string | undefined {
  const numbers = keys.filter((key) => !isName(key));
  const byNumber = numbers.map((key) => idOfKey.get(key)).find((id) => id !== undefined);
  if (byNumber !== undefined) return byNumber;
  const byName = keys
    .filter(isName)
    .map((key) => idOfKey.get(key))
    .find((id) => id !== undefined);
  if (byName !== undefined && numbers.length > 0 && numbered.has(byName)) return undefined;
  return byName;
}

const maxIdentifiers = organisationLimits.identifiers.entries;

function newParty(id: string, organisation: Organisation): Draft {
  return {
    id,
    name: organisation.name,
    town: organisation.town ?? null,
    country: organisation.country ?? null,
    website: organisation.website ?? null,
    size: organisation.size ?? null,
    identifiers: organisation.identifiers.slice(0, maxIdentifiers),
  };
}

/** Fills gaps only: the first words stand, so that an entity does not flicker between spellings. */
function complete(draft: Draft, organisation: Organisation): boolean {
  let changed = false;
  for (const field of ["town", "country", "website", "size"] as const) {
    if (draft[field] === null && organisation[field] !== undefined) {
      draft[field] = organisation[field];
      changed = true;
    }
  }
  const values = new Set(draft.identifiers.map(({ value }) => value));
  const fresh = organisation.identifiers.filter(({ value }) => !values.has(value));
  if (fresh.length > 0 && draft.identifiers.length < maxIdentifiers) {
    draft.identifiers = [...draft.identifiers, ...fresh].slice(0, maxIdentifiers);
    changed = true;
  }
  return changed;
}
