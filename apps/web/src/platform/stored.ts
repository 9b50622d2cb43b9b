/** Browser storage may be full, forbidden or missing; nothing here depends on it. */
export function readStored(storage: () => Storage, key: string): string | undefined {
  try {
    return storage().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeStored(storage: () => Storage, key: string, value: string): void {
  try {
    storage().setItem(key, value);
  } catch {
    // See above.
  }
}

export function removeStored(storage: () => Storage, key: string): void {
  try {
    storage().removeItem(key);
  } catch {
    // See above.
  }
}

const local = () => localStorage;

/** The agency id of a registration, kept until its user is confirmed active. For finding the way only. */
export const registeredAgency = {
  read: () => readStored(local, "registered_agency_id"),
  write: (agencyId: string) => writeStored(local, "registered_agency_id", agencyId),
  remove: () => removeStored(local, "registered_agency_id"),
};

/** Only a hint that the gate was opened here; the server decides. */
export const gateMarker = {
  has: () => readStored(local, "tc_simple_auth") !== undefined,
  set: () => writeStored(local, "tc_simple_auth", "authenticated"),
  remove: () => removeStored(local, "tc_simple_auth"),
};
