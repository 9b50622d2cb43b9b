import { formatDay } from "../../platform/format/format";

/** From then on a proof should be renewed; the first reminder comes on that day, too. */
const soonDays = 60;

export interface Validity {
  readonly kind: "valid" | "soon" | "expired";
  readonly words: string;
}

/** undefined: it does not expire. `today`: YYYY-MM-DD */
export function validityOf(validUntil: string | undefined, today: string): Validity | undefined {
  if (validUntil === undefined) return undefined;
  const day = formatDay(validUntil);
  if (validUntil < today) return { kind: "expired", words: `abgelaufen am ${day}` };
  const days = (Date.parse(validUntil) - Date.parse(today)) / 86_400_000;
  return days <= soonDays
    ? { kind: "soon", words: `läuft am ${day} ab` }
    : { kind: "valid", words: `gültig bis ${day}` };
}

/** What lapses first stands first; what does not expire comes last, by name. */
export function byExpiry<Proof extends { readonly validUntil?: string; readonly name: string }>(
  proofs: readonly Proof[],
): Proof[] {
  return proofs.toSorted(
    (a, b) =>
      (a.validUntil ?? "9999").localeCompare(b.validUntil ?? "9999") ||
      a.name.localeCompare(b.name, "de"),
  );
}
