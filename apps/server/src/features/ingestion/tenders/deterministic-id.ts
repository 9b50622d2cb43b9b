import { hash } from "node:crypto";

/** A UUID (version 8: made by us) that is the same for the same words on every machine. */
export function deterministicId(kind: "tender" | "buyer" | "supplier", key: string): string {
  const hex = hash("sha256", `${kind}\n${key}`, "hex");
  const variant = ((Number.parseInt(hex[16]!, 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
