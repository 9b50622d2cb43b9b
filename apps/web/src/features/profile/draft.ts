import type { ProfileChanges, ProfileData } from "@tc/contract";

export type PartKey = keyof ProfileData;

/** What was typed and not yet saved, with what stood there when the typing began. */
export type Draft = { readonly [Key in PartKey]?: Entry<Key> };
interface Entry<Key extends PartKey> {
  readonly value: ProfileData[Key];
  readonly from: ProfileData[Key];
}

/** The profile as it is on screen: saved parts, and above them what was typed. */
export function withDraft(saved: ProfileData, draft: Draft): ProfileData {
  const typed = Object.fromEntries(keysOf(draft).map((key) => [key, draft[key]?.value]));
  return { ...saved, ...typed };
}

/** A part typed back to what is saved is no change any more. */
export function editDraft(draft: Draft, saved: ProfileData, change: Partial<ProfileData>): Draft {
  const next: Record<string, unknown> = { ...draft };
  for (const key of Object.keys(change) as PartKey[]) {
    if (isSame(change[key], saved[key])) delete next[key];
    else next[key] = { value: change[key], from: draft[key]?.from ?? saved[key] };
  }
  return next as Draft;
}

export function dropParts(draft: Draft, keys: readonly PartKey[]): Draft {
  const rest = Object.entries(draft).filter(([key]) => !keys.includes(key as PartKey));
  return Object.fromEntries(rest) as Draft;
}

export function dirtyParts(draft: Draft, keys: readonly PartKey[]): PartKey[] {
  return keys.filter((key) => key in draft);
}

/** Parts that somebody else changed while they were being typed in. */
export function conflictingParts(draft: Draft, saved: ProfileData): PartKey[] {
  return keysOf(draft).filter(
    (key) => !isSame(draft[key]?.from, saved[key]) && !isSame(draft[key]?.value, saved[key]),
  );
}

const withoutText: readonly PartKey[] = ["teamSize", "priceLevel"];

/** What to send. A part taken back that is no text is null, as JSON cannot say undefined. */
export function changesOf(data: ProfileData, keys: readonly PartKey[]): ProfileChanges {
  return Object.fromEntries(
    keys.map((key) => [key, data[key] ?? (withoutText.includes(key) ? null : "")]),
  );
}

/** After a save: what was sent is no draft any more, unless it was typed on meanwhile. */
export function settleDraft(draft: Draft, sent: Draft, saved: ProfileData): Draft {
  const next: Record<string, unknown> = {};
  for (const key of keysOf(draft)) {
    const entry = draft[key];
    if (sent[key] === undefined) next[key] = entry;
    else if (sent[key].value !== entry?.value)
      next[key] = { value: entry?.value, from: saved[key] };
  }
  return next as Draft;
}

function keysOf(draft: Draft): PartKey[] {
  return Object.keys(draft) as PartKey[];
}

/** Equal as JSON sees it, whatever the order of keys: an absent and an undefined part are the same. */
export function isSame(left: unknown, right: unknown): boolean {
  return canonical(left) === canonical(right);
}

function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
