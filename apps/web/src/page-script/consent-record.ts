import { consentVersion } from "@tc/domain";
import type { ConsentCategory, ConsentRecord } from "@tc/domain";
import { readStored, writeStored } from "../platform/stored";
import { coversProviders, saveProviders } from "./consent-providers";

export const consentKey = "tc_consent";
const local = () => localStorage;

/** Where the browser stores nothing, the choice holds for the page. */
let held: ConsentRecord | undefined;

/** The choice that counts; undefined where the visitor has yet to be asked. */
export function readConsent(): ConsentRecord | undefined {
  if (held) return held;
  const stored = parseConsent(readStored(local, consentKey));
  return stored && coversProviders(stored) ? stored : undefined;
}

/** Anything but a whole record of our version counts as no choice. */
export function parseConsent(text: string | undefined): ConsentRecord | undefined {
  try {
    const record = JSON.parse(text ?? "null") as Partial<ConsentRecord> | null;
    if (record?.version !== consentVersion || record.necessary !== true) return undefined;
    const { version, timestamp, necessary, analytics, marketing } = record;
    if (typeof timestamp !== "string") return undefined;
    if (typeof analytics !== "boolean" || typeof marketing !== "boolean") return undefined;
    return { version, timestamp, necessary, analytics, marketing };
  } catch {
    return undefined;
  }
}

export function saveConsent(choice: Readonly<Record<ConsentCategory, boolean>>): ConsentRecord {
  const record: ConsentRecord = {
    version: consentVersion,
    timestamp: new Date().toISOString(),
    necessary: true,
    analytics: choice.analytics,
    marketing: choice.marketing,
  };
  const text = JSON.stringify(record);
  // First, as other tabs look when the record comes.
  saveProviders(record);
  writeStored(local, consentKey, text);
  held = readStored(local, consentKey) === text ? undefined : record;
  return record;
}
