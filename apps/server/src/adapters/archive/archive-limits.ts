/**
 * What an archive may cost. Members are read one at a time, so memory is bounded by `memberBytes` (or one
 * nested archive) whatever the total is; the totals bound time.
 */
export const archiveLimits = {
  /** A month of the national export holds about 25,000 notices. */
  entries: 200_000,
  /** As a document may have: the XML reader refuses more anyway. */
  memberBytes: 20_000_000,
  /** A monthly export is about 600 MB packed and, at XML's usual 8:1, some 5 GB unpacked. */
  totalBytes: 16_000_000_000,
  /** Real notices reach 16:1, generated ones with 100 equal lots 60:1. */
  ratio: 100,
  /** Below this a high ratio is harmless: a short file of blanks. */
  ratioFreeBytes: 1_000_000,
  /** An archive in an archive, no further. */
  depth: 2,
  nestedArchiveBytes: 200_000_000,
} as const;

export type ArchiveLimits = { readonly [Limit in keyof typeof archiveLimits]: number };
