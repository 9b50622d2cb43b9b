import type { DocumentItem } from "./document-item.ts";

/** A reader with less confidence than this was not sure of the words. */
const sureConfidence = 0.7;

export function isReadSurely({ confidence }: Pick<DocumentItem, "confidence">): boolean {
  return confidence >= sureConfidence;
}

/** Nothing contradicts it, and the reader was sure of its words. */
export function isSure(item: Pick<DocumentItem, "state" | "confidence">): boolean {
  return item.state === "ok" && isReadSurely(item);
}

/** Neither an older version of a document nor a text written for machines says anything. */
export function isInForce({ state }: Pick<DocumentItem, "state">): boolean {
  return state !== "superseded" && state !== "suspicious";
}
