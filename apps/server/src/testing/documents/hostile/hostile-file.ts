/** A file that means harm, or is broken, and what must become of it. */
export interface HostileFile {
  readonly name: string;
  readonly make: () => Buffer;
  /** "read", reasons of refusals, and "page REASON" for single pages; each once, sorted */
  readonly verdict: readonly string[];
}

export function hostile(
  name: string,
  verdict: string | readonly string[],
  make: () => Buffer | string,
): HostileFile {
  return {
    name,
    verdict: [verdict].flat().toSorted(),
    make: () => {
      const made = make();
      return typeof made === "string" ? Buffer.from(made, "latin1") : made;
    },
  };
}
