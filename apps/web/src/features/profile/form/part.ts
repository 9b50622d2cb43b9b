import type { ProfileData } from "@tc/contract";

/** What the inputs of one part of the profile get, on the profile screen and in the guided set-up. */
export interface PartProps {
  data: ProfileData;
  onChange: (change: Partial<ProfileData>) => void;
  /** The problem of an input by its path, e.g. `address.city`. */
  problemAt: (path: string) => string | undefined;
}
