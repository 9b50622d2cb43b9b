import type { RegistrationState, WatchNote, WatchRegistration } from "@tc/contract";
import type { WatchWish } from "@tc/domain";

type Names = ReadonlyMap<string, string>;

export interface StoredRegistration {
  readonly isRegistered: boolean | null;
  readonly registeredAt: Date | null;
  readonly registeredBy: string | null;
  readonly lookedAt: Date | null;
  readonly lookedBy: string | null;
}

export interface StoredNote {
  readonly note: string | null;
  readonly noteAt: Date | null;
  readonly noteBy: string | null;
}

export function toWish({ isWatched }: { readonly isWatched: boolean | null }): WatchWish {
  if (isWatched === null) return "none";
  return isWatched ? "watched" : "ended";
}

export function toState(isRegistered: boolean | null): RegistrationState {
  if (isRegistered === null) return "open";
  return isRegistered ? "registered" : "missing";
}

/** `names`: of the members; who has left has none. */
export function toRegistration(entry: StoredRegistration, names: Names): WatchRegistration {
  const { isRegistered, registeredAt, registeredBy, lookedAt, lookedBy } = entry;
  return {
    state: toState(isRegistered),
    ...(isRegistered !== null && registeredAt && { at: registeredAt.toISOString() }),
    ...(isRegistered !== null && nameAs("byName", registeredBy, names)),
    ...(lookedAt && { lookedAt: lookedAt.toISOString() }),
    ...(lookedAt && nameAs("lookedByName", lookedBy, names)),
  };
}

export function toNote({ note, noteAt, noteBy }: StoredNote, names: Names): { note?: WatchNote } {
  if (note === null || !noteAt) return {};
  return { note: { text: note, at: noteAt.toISOString(), ...nameAs("byName", noteBy, names) } };
}

function nameAs<Field extends string>(
  field: Field,
  userId: string | null,
  names: Names,
): { [Key in Field]?: string } {
  const name = userId === null ? undefined : names.get(userId);
  // One computed key makes an index signature of the type.
  return (name === undefined ? {} : { [field]: name }) as { [Key in Field]?: string };
}
