export const proofFormats = ["pdf", "png", "jpg"] as const;
export type ProofFormat = (typeof proofFormats)[number];

const beginnings: Readonly<Record<ProofFormat, readonly number[]>> = {
  // "%PDF-"
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
};

/** By the first bytes, whatever the file is called; undefined for everything else. */
export function proofFormatOf(bytes: Uint8Array): ProofFormat | undefined {
  return proofFormats.find((format) => beginnings[format].every((byte, at) => bytes[at] === byte));
}
