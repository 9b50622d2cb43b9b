import { randomUUID } from "node:crypto";
import type { ProfileChanges, ProfileData, SuggestedValue } from "@tc/contract";
import { profileLimits } from "@tc/domain";
import { referenceKey } from "./extract/references.ts";

/** What confirmed suggestions add to a profile. Nothing that stands there is replaced; a full list takes no more. */
export function additionsOf(data: ProfileData, values: readonly SuggestedValue[]): ProfileChanges {
  const changes: ProfileChanges = {};
  const current = (): ProfileData => ({ ...data, ...changes }) as ProfileData;
  for (const value of values) Object.assign(changes, additionOf(current(), value));
  return changes;
}

function additionOf(data: ProfileData, value: SuggestedValue): ProfileChanges {
  switch (value.kind) {
    case "service": {
      const { name, agencySector } = value;
      const isListed = data.keywords.some((word) => isSameText(word, name));
      const isFull = data.keywords.length >= profileLimits.keywords;
      const hasSector = agencySector === undefined || data.agencySectors.includes(agencySector);
      return {
        ...(!isListed && !isFull && { keywords: [...data.keywords, name] }),
        ...(!hasSector && { agencySectors: [...data.agencySectors, agencySector] }),
      };
    }
    case "reference": {
      const { kind: _, ...reference } = value;
      const isListed = data.references.some((item) => referenceKey(item) === referenceKey(value));
      if (isListed || data.references.length >= profileLimits.references) return {};
      const added = { id: randomUUID(), agencySectors: [], ...reference };
      return { references: [...data.references, added] };
    }
    case "region": {
      const { land } = value;
      if (land === undefined) return data.isNationwide ? {} : { isNationwide: true };
      return data.regions.includes(land) ? {} : { regions: [...data.regions, land] };
    }
    case "town": {
      // One address a profile: the first that is confirmed.
      if (data.address.city) return {};
      const { postalCode, city } = value;
      return { address: { ...data.address, postalCode, city } };
    }
    case "certificate": {
      const isListed = data.certificates.some(({ name }) => isSameText(name, value.name));
      if (isListed || data.certificates.length >= profileLimits.certificates) return {};
      return { certificates: [...data.certificates, { id: randomUUID(), name: value.name }] };
    }
    case "language":
      return data.languages.includes(value.code)
        ? {}
        : { languages: [...data.languages, value.code] };
  }
}

function isSameText(a: string, b: string): boolean {
  return a.localeCompare(b, "de", { sensitivity: "base" }) === 0;
}
