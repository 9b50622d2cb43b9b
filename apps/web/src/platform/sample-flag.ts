import { useSyncExternalStore } from "react";

let isSample = false;
const listeners = new Set<() => void>();

/** Every answer of the API says whether it shows sample data; the latest one counts. */
export function noteSample(answer: unknown): void {
  // Pages of an endless list arrive wrapped.
  const pages = isRecord(answer) && Array.isArray(answer["pages"]) ? answer["pages"] : [answer];
  const latest: unknown = pages.at(-1);
  if (!isRecord(latest) || typeof latest["sample"] !== "boolean") return;
  if (latest["sample"] === isSample) return;
  isSample = latest["sample"];
  for (const listener of listeners) listener();
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while the product shows sample data. */
export function useSampleFlag(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isSample,
    () => false,
  );
}
