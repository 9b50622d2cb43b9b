/** What an agency may keep of its own proofs; the screen says so before it sends anything. */
export const proofLimits = {
  fileBytes: 10_000_000,
  agencyFiles: 50,
  nameMax: 200,
} as const;
