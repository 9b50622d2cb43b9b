import type { LegalKind } from "./announcements.ts";

/** From which day on the texts of this release hold; a version that was announced for a later day takes their place on it. */
export const releaseTextsSince: Readonly<Record<LegalKind, string>> = {
  terms: "2025-10-01",
  sub_processors: "2026-11-23",
};

interface DatedVersion {
  readonly kind: LegalKind;
  readonly effectiveOn: string;
}

export interface LegalState<Version> {
  /** Undefined: the release's own text */
  readonly inForce: Version | undefined;
  /** Announced and not yet in force, the next one first */
  readonly announced: readonly Version[];
}

/** Which version of a text holds on a day in Germany, and which are announced. */
export function legalStateOn<Version extends DatedVersion>(
  versions: readonly Version[],
  kind: LegalKind,
  today: string,
): LegalState<Version> {
  const ordered = versions
    .filter((version) => version.kind === kind && version.effectiveOn > releaseTextsSince[kind])
    .toSorted((a, b) => (a.effectiveOn < b.effectiveOn ? -1 : 1));
  return {
    inForce: ordered.findLast(({ effectiveOn }) => effectiveOn <= today),
    announced: ordered.filter(({ effectiveOn }) => effectiveOn > today),
  };
}
