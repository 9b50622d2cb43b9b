import type { ProfileData, ProofFile, WatchedTender } from "@tc/contract";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";

export type LapsingProof = WatchedTender["lapsing"][number];

const maxNamed = 10;

/** Proofs of an agency by their last day; of those with one name the longest counts, so that a renewed one is no news. */
export function lastDaysOf(
  proofs: readonly Pick<ProofFile, "name" | "validUntil">[],
  certificates: ProfileData["certificates"],
): LapsingProof[] {
  const all = [
    ...proofs.map(({ name, validUntil }) => ({ name, lastDay: validUntil })),
    ...certificates.map(({ name, expiresOn }) => ({ name, lastDay: expiresOn })),
  ];
  const byName = Map.groupBy(all, ({ name }) => name.trim().toLocaleLowerCase("de"));
  return [...byName.values()]
    .flatMap((same) => {
      const days = same.map(({ lastDay }) => lastDay).filter((day) => day !== undefined);
      const last = days.toSorted().at(-1);
      const neverLapses = days.length < same.length;
      return neverLapses || last === undefined
        ? []
        : [{ name: same[0]?.name ?? "", validUntil: last }];
    })
    .toSorted((a, b) => a.validUntil.localeCompare(b.validUntil));
}

/** Those that are no longer valid on the day of the deadline; nothing once it has passed. */
export function lapsingBefore(
  lastDays: readonly LapsingProof[],
  deadlineAt: Date | null,
  now: Date,
): LapsingProof[] {
  if (!deadlineAt || deadlineAt < now) return [];
  const day = berlinDay(deadlineAt);
  return lastDays.filter(({ validUntil }) => validUntil < day).slice(0, maxNamed);
}
