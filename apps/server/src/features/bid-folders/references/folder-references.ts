import { euros } from "@tc/assessment";
import type { RankedReference } from "@tc/assessment";
import { maxChosenReferences } from "@tc/contract";
import type { FolderReference, FolderReferences, Reference } from "@tc/contract";
import { referenceYears } from "@tc/domain";
import { berlinYear } from "../../../platform/memory/berlin-day.ts";
import { counted } from "../../tender-checks/index.ts";
import type { PaperInput } from "../../tender-checks/index.ts";
import { referenceDemandsOf } from "./reference-demands.ts";
import type { ReferenceDemands } from "./reference-demands.ts";

const usualCount = 3;
const maxServices = 4;

export interface ReferenceFacts {
  /** By relevance; undefined while texts cannot be compared */
  readonly ranking: readonly RankedReference[] | undefined;
  /** What a member chose; ids that the profile no longer has are passed over */
  readonly chosenIds: readonly string[] | undefined;
}

/** The references to hand in, with what speaks for and against each, and those that stay at home. */
export function folderReferences(
  input: PaperInput,
  { ranking, chosenIds }: ReferenceFacts,
): FolderReferences {
  const demands = referenceDemandsOf(input);
  const thisYear = berlinYear(input.now);
  const byRelevance = inOrder(input.profile.references, ranking).map(({ reference, services }) =>
    toFolderReference(reference, services, demands, thisYear),
  );
  // What may not count comes after what does, however alike it is.
  const ordered = byRelevance.toSorted(
    (a, b) => Number(a.doubts.length > 0) - Number(b.doubts.length > 0),
  );
  const kept = chosenIds?.flatMap((id) => ordered.find((entry) => entry.id === id) ?? []) ?? [];
  const count = Math.min(Math.max(usualCount, demands.count ?? 0), maxChosenReferences);
  const chosen = kept.length > 0 ? kept : ordered.slice(0, count);
  return {
    demands: [...demands.quotes],
    chosen,
    others: ordered.filter((entry) => !chosen.includes(entry)),
    isOwnChoice: kept.length > 0,
    isCompared: ranking !== undefined,
  };
}

interface Ordered {
  readonly reference: Reference;
  readonly services: readonly string[];
}

function inOrder(
  references: readonly Reference[],
  ranking: ReferenceFacts["ranking"],
): readonly Ordered[] {
  if (!ranking) {
    return references
      .toSorted((a, b) => b.year - a.year)
      .map((reference) => ({ reference, services: [] }));
  }
  const places = new Map(ranking.map(({ reference }, place) => [reference.id, place]));
  return references
    .toSorted((a, b) => (places.get(a.id) ?? Infinity) - (places.get(b.id) ?? Infinity))
    .map((reference) => ({
      reference,
      services: ranking[places.get(reference.id) ?? -1]?.services ?? [],
    }));
}

function toFolderReference(
  { id, title, client, year, valueCents, isPublicClient }: Reference,
  services: readonly string[],
  { years = referenceYears, minCents }: ReferenceDemands,
  thisYear: number,
): FolderReference {
  const age = thisYear - year;
  const hasValue = minCents !== undefined && valueCents !== undefined && valueCents >= minCents;
  const window = counted(years, "Jahr", "Jahre");
  return {
    id,
    title,
    client,
    year,
    ...(valueCents !== undefined && { valueCents }),
    reasons: [
      ...(services.length > 0
        ? [`gleiche Leistung: ${services.slice(0, maxServices).join(", ")}`]
        : []),
      ...(isPublicClient ? ["öffentlicher Auftraggeber"] : []),
      ...(hasValue ? [`Wert ab ${euros(minCents)}`] : []),
    ],
    doubts: [
      // A profile names the year alone: of the year on the edge nobody knows the day.
      ...(age > years ? [`älter als ${window}`] : []),
      ...(age === years ? [`kann älter als ${window} sein`] : []),
      ...(minCents !== undefined && !hasValue
        ? [valueCents === undefined ? "Wert fehlt im Profil" : `Wert unter ${euros(minCents)}`]
        : []),
    ],
  };
}
